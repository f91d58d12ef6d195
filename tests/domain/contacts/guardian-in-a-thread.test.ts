import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { readThread } from "@/lib/contacts/commands/read-thread";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { countUnread } from "@/lib/contacts/queries/inbox";
import { getThread } from "@/lib/contacts/queries/thread";
import { listThreads, unreadOfChildren } from "@/lib/contacts/queries/threads";
import { runDueHandlers } from "@/lib/entry/handlers";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aMinorsThread, aPerson, guardianOf } from "../../support/factories/people";

const messageInput = (threadId: string, content: string) => ({ threadId, content });

test("the guardian reads and writes in the conversation of the child; each sees who wrote", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  await sendMessage(recruiter.actor, messageInput(threadId, "Thursday at six?"));
  await sendMessage(player.guardianActor, messageInput(threadId, "I drive them."));
  await sendMessage(player.actor, messageInput(threadId, "See you there."));
  const authors = (await getThread(recruiter.actor, threadId))?.messages.map(({ author, mine }) => [author, mine]);
  expect(authors).toEqual([
    [expect.stringContaining(`${recruiter.recruiter.organizationName} · `), true],
    [player.guardian.fullName, false],
    [player.player.fullName, false],
  ]);
  const messagesOf = async (actor: Actor) =>
    (await getThread(actor, threadId))?.messages.filter((message) => message.mine).map(({ content }) => content);
  expect(await messagesOf(player.guardianActor)).toEqual(["I drive them."]);
  expect(await messagesOf(player.actor)).toEqual(["See you there."]);
  expect((await getThread(recruiter.actor, threadId))?.guardian).toBe(player.guardian.fullName);
});

test("a guardian of another child has no access", async () => {
  const [{ threadId }, other] = [await aMinorsThread(), await aMinorsThread()];
  for (const actor of [other.player.guardianActor, visitor()]) {
    await expect(sendMessage(actor, messageInput(threadId, "Hello"))).rejects.toMatchObject({ code: "not_found" });
    expect(await getThread(actor, threadId)).toBeNull();
  }
});

test("the guardian closes the conversation for everybody", async () => {
  const { player, recruiter, request, threadId } = await aMinorsThread();
  await closeIdentity(player.guardianActor, { disclosureId: request.disclosure!.id });
  for (const actor of [player.actor, player.guardianActor, recruiter.actor])
    await expect(sendMessage(actor, messageInput(threadId, "Still there?"))).rejects.toMatchObject({
      code: "conversation_closed",
    });
});

test("one e-mail per conversation until it is read, none for the guardian's own messages", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const notifiedEmails = async () => {
    await runDueHandlers();
    return db.mail.count({ where: { to: player.guardian.email } });
  };
  await sendMessage(player.guardianActor, messageInput(threadId, "Hello from me."));
  expect(await notifiedEmails()).toBe(0);
  await sendMessage(recruiter.actor, messageInput(threadId, "Hello."));
  await sendMessage(player.actor, messageInput(threadId, "Hello!"));
  expect(await notifiedEmails()).toBe(1);
  const email = await db.mail.findFirstOrThrow({ where: { to: player.guardian.email } });
  expect(email.body).toMatch(new RegExp(`/guardian/[^/\\s]+/${threadId}\\s`));
  expect((await listThreads(player.guardianActor))[0]?.unread).toBe(2);
  await readThread(player.guardianActor, { threadId });
  expect((await listThreads(player.guardianActor))[0]?.unread).toBe(0);
  await sendMessage(recruiter.actor, messageInput(threadId, "Bring boots."));
  expect(await notifiedEmails()).toBe(2);
});

test("the list of conversations tells the guardian's last message from the child's", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const lastOf = async (actor: Actor) => (await listThreads(actor))[0]?.last;
  await sendMessage(player.guardianActor, messageInput(threadId, "I drive them."));
  for (const actor of [player.actor, recruiter.actor])
    expect(await lastOf(actor)).toMatchObject({ byGuardian: true, guardian: player.guardian.fullName });
  await closeIdentity(player.guardianActor, { disclosureId: (await getThread(player.actor, threadId))!.disclosureId! });
  expect(await lastOf(recruiter.actor)).toMatchObject({ byGuardian: true, guardian: null });
  await db.message.updateMany({ where: { threadId }, data: { byGuardian: false } });
  expect(await lastOf(recruiter.actor)).toMatchObject({ byGuardian: false, guardian: null });
});

test("the list of conversations tells each reader who wrote the last message", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const mine = async () =>
    Promise.all(
      [player.guardianActor, player.actor, recruiter.actor].map(
        async (actor) => (await listThreads(actor))[0]?.last?.mine,
      ),
    );
  await sendMessage(player.guardianActor, messageInput(threadId, "I drive them."));
  expect(await mine()).toEqual([true, false, false]);
  await sendMessage(player.actor, messageInput(threadId, "Thanks!"));
  expect(await mine()).toEqual([false, true, false]);
  await sendMessage(recruiter.actor, messageInput(threadId, "See you."));
  expect(await mine()).toEqual([false, false, true]);
});

test("the list of children counts what the guardian has not read, in open conversations only", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const unread = async () => (await unreadOfChildren([player.player.id])).get(player.player.id);
  await sendMessage(player.guardianActor, messageInput(threadId, "I drive them."));
  expect(await unread()).toBeUndefined();
  await sendMessage(recruiter.actor, messageInput(threadId, "See you."));
  await sendMessage(player.actor, messageInput(threadId, "Thanks!"));
  expect(await unread()).toBe(2);
  await closeIdentity(player.guardianActor, { disclosureId: (await getThread(player.actor, threadId))!.disclosureId! });
  expect(await unread()).toBeUndefined();
});

test("the account of a guardian counts them among its unread messages", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const parent = await aPerson("guardian");
  await db.guardian.update({ where: { playerId: player.player.id }, data: { userId: parent.userId } });
  await sendMessage(recruiter.actor, messageInput(threadId, "See you."));
  expect(await countUnread(parent)).toBe(1);
  expect(await countUnread(await aPerson("guardian"))).toBe(0);
  await readThread(player.guardianActor, { threadId });
  expect(await countUnread(parent)).toBe(0);
});

test("reading as the guardian leaves it unread for the child", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  await sendMessage(recruiter.actor, messageInput(threadId, "Hello."));
  await readThread(player.guardianActor, { threadId });
  expect((await listThreads(player.actor))[0]?.unread).toBe(1);
});

test("a minor's contact details are refused in any spelling, from the minor and the guardian", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const { email } = player.player;
  const inWords = email.replace("@", " arobase ").replace(/\./g, " point ");
  const contactTexts = [
    `Write to ${email.toUpperCase()}`,
    inWords,
    "call 06.00.00.00.00",
    "+33 (0)600 000 000",
    "600000000",
  ];
  for (const text of [...contactTexts, "٠٦٠٠٠٠٠٠٠٠", "my insta: lina_10"])
    for (const actor of [player.actor, player.guardianActor])
      await expect(sendMessage(actor, messageInput(threadId, text))).rejects.toMatchObject({
        code: "minor_contact_closed",
      });
  const inSubject = { ...messageInput(threadId, "See above"), subject: email };
  await expect(sendMessage(player.actor, inSubject)).rejects.toMatchObject({ code: "minor_contact_closed" });
  await sendMessage(player.actor, messageInput(threadId, `My guardian: ${player.guardian.email}, 18:30, 2009`));
  await sendMessage(recruiter.actor, messageInput(threadId, "Our office: +33 6 00 00 00 00"));
  expect(await db.message.count({ where: { threadId } })).toBe(2);
});

test("a person acting for the child writes as the guardian, also when signed in", async () => {
  const { player, threadId } = await aMinorsThread();
  const account = guardianOf(player.player.id, "account", player.user.id);
  await sendMessage(account, messageInput(threadId, "Good evening."));
  expect(await db.message.findFirstOrThrow({ where: { threadId } })).toMatchObject({ byGuardian: true });
});
