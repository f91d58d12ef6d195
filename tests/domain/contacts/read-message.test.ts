import { expect, test } from "vitest";
import { readMessage } from "@/lib/contacts/commands/read-message";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { countUnread, getMessage } from "@/lib/contacts/queries/inbox";
import { db } from "@/lib/platform/db/db";
import { aMinorsThread, aPlayer, aThread } from "../../support/factories/people";

test("opening a received message marks it read; opening a sent one changes nothing", async () => {
  const { player, recruiter, threadId } = await aThread();
  const [message] = [
    await sendMessage(recruiter.actor, { threadId, content: "One" }),
    await sendMessage(recruiter.actor, { threadId, content: "Two" }),
  ];
  await readMessage(recruiter.actor, message);
  expect(await countUnread(player.actor)).toBe(2);
  expect(await readMessage(player.actor, { ...message, q: "one" })).toMatchObject({
    messageId: message.messageId,
    q: "one",
  });
  expect(await countUnread(player.actor)).toBe(1);
  expect(await getMessage(player.actor, message.messageId)).toMatchObject({
    content: "One",
    received: true,
    read: true,
  });
  expect(await db.domainEvent.count({ where: { type: "message.read", actorId: player.user.id } })).toBe(1);
});

test("another user's message is not found; a guardian can read conversations", async () => {
  const [{ threadId, recruiter, player }, outsider] = [await aMinorsThread(), await aPlayer()];
  const message = await sendMessage(recruiter.actor, { threadId, content: "Hello" });
  for (const actor of [outsider.actor, player.guardianActor])
    await expect(readMessage(actor, message)).rejects.toMatchObject({ code: "not_found" });
  expect(await getMessage(outsider.actor, message.messageId)).toBeNull();
});
