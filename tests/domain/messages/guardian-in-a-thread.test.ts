import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { readThread } from "@/lib/messages/commands/read-thread";
import { sendMessage } from "@/lib/messages/commands/send-message";
import { getThread } from "@/lib/messages/queries/thread";
import { listThreads } from "@/lib/messages/queries/threads";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { closeIdentity } from "@/lib/scouting/commands/close-identity";
import { aMinorsThread, guardianOf } from "../../support/mint/factories";

const say = (threadId: string, content: string) => ({ threadId, content });

test("the guardian reads and writes in the conversation of the child; each sees who wrote", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  await sendMessage(recruiter.actor, say(threadId, "Thursday at six?"));
  await sendMessage(player.guardianActor, say(threadId, "I drive them."));
  await sendMessage(player.actor, say(threadId, "See you there."));
  const authors = (await getThread(recruiter.actor, threadId))?.messages.map(({ author, mine }) => [author, mine]);
  expect(authors).toEqual([
    [expect.stringContaining(`${recruiter.recruiter.organizationName} · `), true],
    [player.guardian.fullName, false],
    [player.player.fullName, false],
  ]);
  const mine = async (actor: Actor) =>
    (await getThread(actor, threadId))?.messages.filter((message) => message.mine).map(({ content }) => content);
  expect(await mine(player.guardianActor)).toEqual(["I drive them."]);
  expect(await mine(player.actor)).toEqual(["See you there."]);
  expect((await getThread(recruiter.actor, threadId))?.guardian).toBe(player.guardian.fullName);
});

test("a guardian of another child has no access", async () => {
  const [{ threadId }, other] = [await aMinorsThread(), await aMinorsThread()];
  for (const actor of [other.player.guardianActor, visitor()]) {
    await expect(sendMessage(actor, say(threadId, "Hello"))).rejects.toMatchObject({ code: "not_found" });
    expect(await getThread(actor, threadId)).toBeNull();
  }
});

test("the guardian closes the conversation for everybody", async () => {
  const { player, recruiter, request, threadId } = await aMinorsThread();
  await closeIdentity(player.guardianActor, { disclosureId: request.disclosure!.id });
  for (const actor of [player.actor, player.guardianActor, recruiter.actor])
    await expect(sendMessage(actor, say(threadId, "Still there?"))).rejects.toMatchObject({
      code: "conversation_closed",
    });
});

test("one e-mail per conversation until it is read, none for the guardian's own messages", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const told = async () => {
    await runDueHandlers();
    return db.mail.count({ where: { to: player.guardian.email } });
  };
  await sendMessage(player.guardianActor, say(threadId, "Hello from me."));
  expect(await told()).toBe(0);
  await sendMessage(recruiter.actor, say(threadId, "Hello."));
  await sendMessage(player.actor, say(threadId, "Hello!"));
  expect(await told()).toBe(1);
  expect((await listThreads(player.guardianActor))[0]?.unread).toBe(2);
  await readThread(player.guardianActor, { threadId });
  expect((await listThreads(player.guardianActor))[0]?.unread).toBe(0);
  await sendMessage(recruiter.actor, say(threadId, "Bring boots."));
  expect(await told()).toBe(2);
});

test("reading as the guardian leaves it unread for the child", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  await sendMessage(recruiter.actor, say(threadId, "Hello."));
  await readThread(player.guardianActor, { threadId });
  expect((await listThreads(player.actor))[0]?.unread).toBe(1);
});

test("a minor's contact details are refused in any spelling, from the minor and the guardian", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const { email } = player.player;
  const inWords = email.replace("@", " arobase ").replace(/\./g, " point ");
  const written = [
    `Write to ${email.toUpperCase()}`,
    inWords,
    "call 06.00.00.00.00",
    "+33 (0)600 000 000",
    "600000000",
  ];
  for (const words of [...written, "٠٦٠٠٠٠٠٠٠٠", "my insta: lina_10"])
    for (const actor of [player.actor, player.guardianActor])
      await expect(sendMessage(actor, say(threadId, words))).rejects.toMatchObject({ code: "minor_contact_closed" });
  const inSubject = { ...say(threadId, "See above"), subject: email };
  await expect(sendMessage(player.actor, inSubject)).rejects.toMatchObject({ code: "minor_contact_closed" });
  await sendMessage(player.actor, say(threadId, `My guardian: ${player.guardian.email}, 18:30, 2009`));
  await sendMessage(recruiter.actor, say(threadId, "Our office: +33 6 00 00 00 00"));
  expect(await db.message.count({ where: { threadId } })).toBe(2);
});

test("a person acting for the child writes as the guardian, also when signed in", async () => {
  const { player, threadId } = await aMinorsThread();
  const account = guardianOf(player.player.id, "account", player.user.id);
  await sendMessage(account, say(threadId, "Good evening."));
  expect(await db.message.findFirstOrThrow({ where: { threadId } })).toMatchObject({ byGuardian: true });
});
