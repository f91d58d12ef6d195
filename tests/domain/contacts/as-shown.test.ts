import { beforeAll, expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { getMessage, listMessages } from "@/lib/contacts/queries/inbox";
import { getThread } from "@/lib/contacts/queries/thread";
import { listThreads } from "@/lib/contacts/queries/threads";
import { mayView, type Viewer } from "@/lib/documents/policy";
import { documentToView } from "@/lib/documents/queries/document-to-view";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { ownData } from "@/lib/trust/queries/own-data";
import { aDocument } from "../../support/factories/files";
import { aMinorsThread, aThread } from "../../support/factories/people";

const clubs = { number: "06 12 34 56 78", site: "office@club.example" };
const sides = { number: "07 98 76 54 32" };

/** A conversation in which each side sent contact details twice, with files. */
async function aTalk(thread: Awaited<ReturnType<typeof aMinorsThread | typeof aThread>>, names: string[]) {
  const { player, recruiter, request, threadId } = thread;
  await db.contactRequest.update({ where: { id: request.id }, data: { message: `Call ${clubs.number}.` } });
  const ids = { player: player.player.id, recruiter: recruiter.recruiter.id };
  const write = (by: keyof typeof ids, content: string, subject: string, minutes: number) => {
    const to = by === "player" ? "recruiter" : "player";
    const between = { senderId: ids[by], receiverId: ids[to], receiverType: to } as const;
    return db.message.create({
      data: { threadId, ...between, content, subject, createdAt: daysFrom(now(), -1 + minutes / 1440) },
    });
  };
  const called = names.join(" and ");
  const fromPlayer = await write("player", `We are ${called}: ${sides.number}.`, `From ${called}`, 1);
  const fromClub = await write("recruiter", `Or write to ${clubs.site}, call ${clubs.number}.`, clubs.number, 2);
  const files = await Promise.all(
    [
      [player.user.id, fromPlayer.id],
      [recruiter.user.id, fromClub.id],
    ].map(async ([ownerId = "", messageId = ""]) => {
      const name = ownerId === player.user.id ? `${called}.pdf` : `${clubs.number}.pdf`;
      const { id: documentId } = await aDocument(ownerId, { kind: "shared", name });
      await db.messageFile.create({ data: { documentId, messageId } });
      return documentId;
    }),
  );
  const opens = async (actor: Viewer) =>
    Promise.all(files.map(async (id) => mayView(actor, await documentToView(db, id)) === true));
  const close = () => closeIdentity(player.actor, { disclosureId: request.disclosure?.id ?? "" });
  return { ...thread, messages: [fromPlayer.id, fromClub.id], opens, close };
}

/** Everything the message pages read. */
const pagesOf = async (actor: Actor, { threadId, messages }: { threadId: string; messages: string[] }) =>
  JSON.stringify([
    await getThread(actor, threadId),
    await listThreads(actor),
    await listMessages(actor),
    ...(await Promise.all(messages.map((id) => getMessage(actor, id)))),
  ]);

const shownWords = (text: string, texts: string[]) => texts.filter((word) => text.includes(word));

let minors: Awaited<ReturnType<typeof aTalk>> & { names: string[]; guardianActor: Actor & Viewer };
beforeAll(async () => {
  const thread = await aMinorsThread();
  const { player, guardianActor } = thread.player;
  const data = { fullName: "Xanthippe Quellmalz" };
  await db.player.update({ where: { id: player.id }, data });
  await db.guardian.update({ where: { playerId: player.id }, data: { fullName: "Theodor Quellmalz" } });
  const names = ["Xanthippe", "Theodor", "Quellmalz"];
  minors = { ...(await aTalk(thread, names)), names, guardianActor };
});

test("while a minor's identity is disclosed, each side reads the other's messages", async () => {
  const { player, recruiter, names, opens } = minors;
  expect(shownWords(await pagesOf(player.actor, minors), Object.values(clubs))).toEqual(Object.values(clubs));
  const reads = [...names, sides.number];
  expect(shownWords(await pagesOf(recruiter.actor, minors), reads)).toEqual(reads);
  for (const actor of [player.actor, recruiter.actor]) expect(await opens(actor)).toEqual([true, true]);
});

test("after closing, requests, messages, files and data exports show no contact details to either side and no names to the club", async () => {
  const { player, recruiter, guardianActor, names, opens, close } = minors;
  await close();
  for (const actor of [player.actor, guardianActor]) {
    const page = await pagesOf(actor, minors);
    expect(shownWords(page, Object.values(clubs))).toEqual([]);
    expect(page).toContain(sides.number);
    expect(shownWords(JSON.stringify(await ownData(actor)), Object.values(clubs))).toEqual([]);
    expect(await opens(actor)).toEqual([true, false]);
  }
  const page = await pagesOf(recruiter.actor, minors);
  expect(shownWords(page, [...names, sides.number])).toEqual([]);
  expect(page).toContain(clubs.site);
  expect(await opens(recruiter.actor)).toEqual([false, true]);
});

test("after closing, an adult keeps the club's messages; the club loses the adult's name and contact details, unless the name is published", async () => {
  const thread = await aThread();
  await db.player.update({ where: { id: thread.player.player.id }, data: { fullName: "Balthasar Zwickl" } });
  const talk = await aTalk(thread, ["Balthasar Zwickl"]);
  await talk.close();
  expect(shownWords(await pagesOf(talk.player.actor, talk), Object.values(clubs))).toEqual(Object.values(clubs));
  expect(await talk.opens(talk.player.actor)).toEqual([true, true]);
  const read = async () => shownWords(await pagesOf(talk.recruiter.actor, talk), ["Balthasar", "Zwickl", sides.number]);
  expect(await read()).toEqual([]);
  await db.player.update({ where: { id: thread.player.player.id }, data: { publishName: true } });
  expect(await read()).toEqual(["Balthasar", "Zwickl"]);
});

test("a search matches only text that its reader may see", async () => {
  const talk = await aTalk(await aMinorsThread(), ["Nils Berg"]);
  const finds = async (actor: Actor, q: string) => (await listMessages(actor, { q })).messages.length;
  const texts = () =>
    Promise.all([
      finds(talk.player.actor, "office@club"),
      finds(talk.recruiter.actor, "98 76"),
      finds(talk.player.actor, "98 76"),
    ]);
  expect(await texts()).toEqual([1, 1, 1]);
  await talk.close();
  expect(await texts()).toEqual([0, 0, 1]);
});
