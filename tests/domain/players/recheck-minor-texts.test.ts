import { expect, test } from "vitest";
import { recheckOffers } from "@/lib/jobs/steps/recheck-offers";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { recheckMinorTexts } from "@/lib/players/steps/recheck-minor-texts";
import { aDocument } from "../../support/factories/files";
import { anOffer } from "../../support/factories/offers";
import { aMinor, aPlayer } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";
import { statementsOf } from "../../support/statements";

const text = "Two seasons on the left, with Club Deportivo Olivar, write to 06 12 34 56 78 or insta: anouk_k.";
const masked = "Two seasons on the left, with [•••], write to [•••] or [•••].";
const plain = "Two seasons on the left side.";
const captionsWith = (text: string) =>
  `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n${text}\n\n00:00:03.000 --> 00:00:04.000\n${plain}`;

/** A minor with texts that no command has checked. */
async function aWritten(text: string) {
  const minor = await aMinor({ achievements: text });
  const { id } = minor.player;
  const userId = minor.user.id;
  await aVideo({ id, userId }, { title: text, captions: captionsWith(text) });
  await aPicture({ id, userId }, text);
  await anOffer({ userId, kind: "candidate", title: text, description: text, certifications: [plain, text] });
  const { id: jobId } = await anOffer({ userId: (await aPlayer()).user.id });
  await db.jobApplication.create({ data: { jobId, userId, name: minor.player.handle, words: text } });
  return minor;
}

async function aPicture(player: { id: string; userId: string }, text: string) {
  const { id: documentId } = await aDocument(player.userId, { kind: "picture" });
  return db.playerPicture.create({ data: { playerId: player.id, documentId, words: text } });
}

const storedOf = (id: string, userId: string) =>
  Promise.all([
    db.playerVideo.findMany({ where: { playerId: id } }),
    db.playerPicture.findMany({ where: { playerId: id } }),
    db.sportJob.findMany({ where: { userId } }),
    db.jobApplication.findMany({ where: { userId } }),
  ]);
const emailsTo = (to: string) => db.mail.findMany({ where: { to, body: { contains: "[•••]" } } });
const recheck = () => recheckMinorTexts(system(), recheckOffers);

test("stored texts about a minor are masked once; the minor and the guardian are sent the originals", async () => {
  const { player, user } = await aWritten(text);
  expect(await recheck()).toBeGreaterThan(0);
  const [[video], [picture], [offer], [application]] = await storedOf(player.id, user.id);
  const texts = [video?.title, picture?.words, offer?.title, offer?.description, application?.words];
  expect(texts).toEqual(texts.map(() => masked));
  expect(offer?.certifications).toEqual([plain, masked]);
  expect(video?.captions).toBe(captionsWith(masked));
  const guardian = await db.guardian.findUniqueOrThrow({ where: { playerId: player.id } });
  const [[ownEmail, ...more], guardianEmail] = [await emailsTo(user.email), await emailsTo(guardian.email)];
  expect([more.length, guardianEmail.length]).toEqual([0, 1]);
  for (const email of [ownEmail, guardianEmail[0]]) expect(email?.body.split(text)).toHaveLength(8);
  expect(await db.player.findUniqueOrThrow({ where: { id: player.id } })).toMatchObject({ achievements: text });
  expect(await recheck()).toBe(0);
});

test("a guardian who has not answered reads that parts are hidden, without the originals", async () => {
  const { player, user } = await aWritten(text);
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited" } });
  await recheck();
  const guardian = await db.guardian.findUniqueOrThrow({ where: { playerId: player.id } });
  const [[ownEmail], [guardianEmail]] = [await emailsTo(user.email), await emailsTo(guardian.email)];
  expect(ownEmail?.body).toContain(text);
  expect(guardianEmail?.body).not.toContain("Olivar");
});

test("text that a minor may write stays, and no e-mail is sent", async () => {
  const { player, user } = await aWritten(plain);
  const before = await storedOf(player.id, user.id);
  await recheck();
  expect(await storedOf(player.id, user.id)).toEqual(before);
  expect(await emailsTo(user.email)).toEqual([]);
});

test("a number spread over a whole text hides all of it", async () => {
  const { player, user } = await aMinor({ phone: "+33612345678" });
  const text = "6 goals, 1 save, 2 cards, 3 wins, 4 games, 5 days, 6 weeks, 7 years, 8 cups";
  const picture = await aPicture({ id: player.id, userId: user.id }, text);
  await recheck();
  expect(await db.playerPicture.findUnique({ where: { id: picture.id } })).toMatchObject({ words: "[•••]" });
});

test("the names in all texts of a minor are looked up at once", async () => {
  await recheck();
  await aWritten(plain);
  const few = await statementsOf(recheck);
  const { player, user } = await aWritten(plain);
  for (let more = 0; more < 3; more++) {
    await aVideo({ id: player.id, userId: user.id }, { title: "Goals with the left foot in Autumn" });
    await anOffer({ userId: user.id, kind: "candidate" });
  }
  expect(await statementsOf(recheck)).toBe(few);
});

test("an adult's texts stay as they were written", async () => {
  const { player } = await aPlayer();
  await aVideo(player, { title: text });
  await recheck();
  expect(await db.playerVideo.findFirst({ where: { playerId: player.id } })).toMatchObject({ title: text });
});
