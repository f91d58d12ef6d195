import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { listMessages } from "@/lib/contacts/queries/inbox";
import { getThread } from "@/lib/contacts/queries/thread";
import { pageSize } from "@/lib/contacts/schema/message";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { aMinorsThread, aPlayer, aThread } from "../../support/factories/people";

test("each message is listed once on each side, with pages, newest first", async () => {
  const { player, recruiter, threadId } = await aThread();
  const [ownId, otherId] = [player.player.id, recruiter.recruiter.id];
  const messages = Array.from({ length: pageSize + 5 }, (_, n) => ({
    threadId,
    content: `Message ${n}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 12, 0, Math.floor(n / 2))),
    ...(n % 2 ? { senderId: ownId, receiverId: otherId } : { senderId: otherId, receiverId: ownId }),
    receiverType: n % 2 ? ("recruiter" as const) : ("player" as const),
  }));
  await db.message.createMany({ data: messages });
  const first = await listMessages(player.actor);
  const second = await listMessages(player.actor, { after: first.next! });
  const all = [...first.messages, ...second.messages];
  expect([first.messages.length, second.messages.length, second.next]).toEqual([pageSize, 5, null]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(pageSize + 5);
  expect(all.map(({ createdAt }) => createdAt.getTime())).toEqual(
    all.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => b - a),
  );
  expect(all.filter(({ received }) => received).length).toBe(13);
});

test("search ignores accents and punctuation and covers the user's own messages only", async () => {
  const [{ player, recruiter, threadId }, outsider] = [await aThread(), await aPlayer()];
  await sendMessage(recruiter.actor, { threadId, subject: "Séance d’essai", content: "À jeudi, 100 % sûr" });
  await sendMessage(player.actor, { threadId, content: "مُبَاراة الإياب" });
  const countFound = async (q: string) => (await listMessages(player.actor, { q })).messages.length;
  expect(await countFound("seance ESSAI")).toBe(1);
  expect(await countFound("a jeudi 100 %")).toBe(1);
  expect(await countFound("مباراة الاياب")).toBe(1);
  expect(await countFound("seance samedi")).toBe(0);
  expect(await countFound("%%")).toBe(0);
  expect((await listMessages(outsider.actor, { q: "seance" })).messages).toEqual([]);
});

test("a guardian's message is listed under the guardian's name while the club may see it", async () => {
  const { player, recruiter, request, threadId } = await aMinorsThread();
  await sendMessage(player.guardianActor, { threadId, content: "I come along." });
  await sendMessage(player.actor, { threadId, content: "See you there." });
  const read = async (actor: Actor) => (await listMessages(actor)).messages.map(({ guardian }) => guardian);
  const name = player.guardian.fullName;
  for (const actor of [player.actor, recruiter.actor]) expect(await read(actor)).toEqual([null, name]);
  const { id } = recruiter.recruiter;
  await db.recruiter.update({ where: { id }, data: { status: "rejected" } });
  expect(await read(recruiter.actor)).toEqual([null, null]);
  expect(await getThread(recruiter.actor, threadId)).toMatchObject({ guardian: null });
  await db.recruiter.update({ where: { id }, data: { status: "verified" } });
  await closeIdentity(player.actor, { disclosureId: request.disclosure!.id });
  expect(await read(player.actor)).toEqual([null, name]);
  expect(await read(recruiter.actor)).toEqual([null, null]);
});
