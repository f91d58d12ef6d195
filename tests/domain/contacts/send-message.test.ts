import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { countUnread, listMessages } from "@/lib/contacts/queries/inbox";
import { getThread } from "@/lib/contacts/queries/thread";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aThread } from "../../support/factories/people";

test("a message reaches the other side, unread, with a notification", async () => {
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, subject: "Trial", content: "Thursday at six?" });
  await runDueHandlers();
  expect(await listMessages(player.actor)).toMatchObject({ messages: [{ subject: "Trial", received: true }] });
  expect(await countUnread(player.actor)).toBe(1);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
});

test("a conversation is not found for users without access", async () => {
  const { threadId } = await aThread();
  const outsider = await aPlayer();
  await expect(sendMessage(outsider.actor, { threadId, content: "Hello" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("closing the identity closes the conversation for both", async () => {
  const { player, recruiter, request, threadId } = await aThread();
  await db.disclosure.update({ where: { id: request.disclosure!.id }, data: { closedAt: now() } });
  for (const { actor } of [player, recruiter]) {
    await expect(sendMessage(actor, { threadId, content: "Still there?" })).rejects.toMatchObject({
      code: "conversation_closed",
    });
  }
});

test("an empty message is refused beside its field, and nothing is stored", async () => {
  const { recruiter, threadId } = await aThread();
  const act = sendMessage(recruiter.actor, { threadId, content: " \n " });
  await expect(act).rejects.toMatchObject({ code: "invalid", fields: { content: ["message_empty"] } });
  expect(await db.message.count({ where: { threadId } })).toBe(0);
});

test("one side may send three messages before the first answer, also in parallel", async () => {
  const { player, recruiter, threadId } = await aThread();
  const send = (actor: typeof player.actor | typeof recruiter.actor) =>
    sendMessage(actor, { threadId, content: "Hello?" });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => send(recruiter.actor)));
  const codes = results.map((result) => (result.status === "fulfilled" ? "ok" : result.reason.code)).sort();
  expect(codes).toEqual([...Array(3).fill("conversation_awaits_answer"), "ok", "ok", "ok"]);
  expect(await getThread(recruiter.actor, threadId)).toMatchObject({ left: 0 });
  expect(await getThread(player.actor, threadId)).toMatchObject({ left: null });
  await send(player.actor);
  for (let n = 0; n < 5; n++) await send(recruiter.actor);
  expect(await getThread(recruiter.actor, threadId)).toMatchObject({ left: null });
});
