import { afterAll, beforeAll, expect, test } from "vitest";
import { viewVideo } from "@/lib/contacts/commands/view-video";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { esportNumbers } from "@/lib/contacts/queries/numbers";
import { pictureOf } from "@/lib/contacts/queries/shown-picture";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { db } from "@/lib/platform/db/db";
import { addPlayerPicture } from "@/lib/players/commands/add-player-picture";
import { addVideo } from "@/lib/players/commands/add-video";
import { beginVideo } from "@/lib/players/commands/begin-video";
import { editVideo } from "@/lib/players/commands/edit-video";
import { linkVideo } from "@/lib/players/commands/link-video";
import { moveVideo } from "@/lib/players/commands/move-video";
import { removePlayerPicture } from "@/lib/players/commands/remove-player-picture";
import { removeVideo } from "@/lib/players/commands/remove-video";
import { showMedia } from "@/lib/players/commands/show-media";
import { ownMedia } from "@/lib/players/queries/media";
import { decideCase } from "@/lib/trust/commands/decide-case";
import { reportThing } from "@/lib/trust/commands/report-thing";
import { anEsportPlayer } from "../../support/factories/esport";
import { aPng } from "../../support/factories/files";
import { anIntroduction } from "../../support/factories/introductions";
import { aPerson, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aStagedVideo } from "../../support/factories/videos";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const notFound = { code: "not_found" };

async function withMedia(over: Parameters<typeof anEsportPlayer>[0] = {}) {
  const { actor, player } = await anEsportPlayer(over);
  const { pictureId } = await addPlayerPicture(actor, { picture: aPng(), words: "At the desk" });
  const staged = await aStagedVideo(player.userId ?? "", { createdAt: now(), deleteAt: daysFrom(now(), 0.5) });
  const { videoId } = await addVideo(actor, { title: "Final, map three", video: staged.id });
  return { actor, player, pictureId, videoId };
}

const seenBy = async (actor: Actor, { player }: { player: { id: string } }) => {
  const media = (await getEsportPlayer(actor, player.id))?.media;
  return [media?.videos.length ?? 0, media?.pictures.length ?? 0];
};

test("an e-sport player's picture and clip are seen from the profile level on, and their views counted", async () => {
  const own = await withMedia();
  const [club, withoutPlan] = [await aRecruiter(), await aRecruiter({ plan: null })];
  for (const reader of [own.actor, club.actor]) {
    expect(await seenBy(reader, own)).toEqual([1, 1]);
    expect(await pictureOf(reader, own.pictureId)).toMatchObject({ mime: "image/jpeg" });
    expect(await viewVideo(reader, { id: own.videoId })).toMatchObject({ url: expect.any(String) });
  }
  for (const reader of [visitorActor, withoutPlan.actor, (await aPlayer()).actor, (await anEsportPlayer()).actor]) {
    expect(await seenBy(reader, own)).toEqual([0, 0]);
    await expect(pictureOf(reader, own.pictureId)).rejects.toMatchObject(notFound);
    await expect(viewVideo(reader, { id: own.videoId })).rejects.toMatchObject(notFound);
  }
  expect((await esportNumbers(own.actor)).weeks.at(-1)).toMatchObject({ watched: 1 });
});

test("a link to another site is shown with the name only", async () => {
  const own = await anEsportPlayer();
  await linkVideo(own.actor, { title: "Season", link: "https://video.example/1" });
  const [club, introduced] = [await aRecruiter(), await aRecruiter()];
  const between = { userId: own.player.userId ?? "", recruiterId: introduced.recruiter.id };
  await anIntroduction({ ...between, status: "accepted" });
  expect(await seenBy(club.actor, own)).toEqual([0, 0]);
  expect(await seenBy(introduced.actor, own)).toEqual([1, 0]);
});

test("hidden media and media of a hidden or blocking profile are not found", async () => {
  const [own, hidden, blocking] = [await withMedia(), await withMedia({ status: "hidden" }), await withMedia()];
  const club = await aRecruiter();
  await db.block.create({ data: { blockerId: blocking.player.userId ?? "", blockedId: club.user.id } });
  await showMedia(own.actor, { shown: "no" });
  for (const { pictureId } of [own, hidden, blocking])
    await expect(pictureOf(club.actor, pictureId)).rejects.toMatchObject(notFound);
  expect(await seenBy(club.actor, own)).toEqual([0, 0]);
  expect(await seenBy(own.actor, own)).toEqual([1, 1]);
  await showMedia(own.actor, { shown: "yes" });
  expect(await seenBy(club.actor, own)).toEqual([1, 1]);
});

test("only its owner edits, moves and removes a clip or a picture", async () => {
  const own = await withMedia();
  await beginVideo(own.actor, { size: 1000 });
  const others = [(await anEsportPlayer()).actor, (await aPlayer()).actor];
  for (const actor of others) {
    await expect(editVideo(actor, { videoId: own.videoId, title: "Mine" })).rejects.toMatchObject(notFound);
    await expect(removePlayerPicture(actor, { pictureId: own.pictureId })).rejects.toMatchObject(notFound);
  }
  const bare = await aPerson("esport_player");
  await expect(addPlayerPicture(bare, { picture: aPng() })).rejects.toMatchObject(notFound);
  await expect(addPlayerPicture(await aPerson(), { picture: aPng() })).rejects.toMatchObject({ code: "players_only" });
  const { videoId } = await linkVideo(own.actor, { title: "Season", link: "https://video.example/1" });
  await moveVideo(own.actor, { videoId, to: "earlier" });
  await editVideo(own.actor, { videoId: own.videoId, title: "Final" });
  expect((await ownMedia(own.actor))?.videos.map(({ title }) => title)).toEqual(["Season", "Final"]);
  await removeVideo(own.actor, { videoId: own.videoId });
  await removePlayerPicture(own.actor, { pictureId: own.pictureId });
  expect(await ownMedia(own.actor)).toMatchObject({ videos: [{ title: "Season" }], pictures: [] });
});

test("removing a picture shows a profile again that a moderator took down", async () => {
  const own = await withMedia();
  await db.esportPlayer.update({ where: { id: own.player.id }, data: { status: "taken_down" } });
  await removePlayerPicture(own.actor, { pictureId: own.pictureId });
  expect(await db.esportPlayer.findUnique({ where: { id: own.player.id } })).toMatchObject({ status: "shown" });
});

test("a club reports a clip, and the decision takes down only that clip", async () => {
  const own = await withMedia();
  const [club, moderator] = [await aRecruiter(), await aStaffMember("moderation")];
  const input = { kind: "video", subjectId: own.videoId, reason: "untrue" };
  const { caseId } = (await reportThing(club.actor, input)) as { caseId: string };
  expect(await db.moderationCase.findUnique({ where: { id: caseId } })).toMatchObject({
    concernedId: own.player.userId,
  });
  await decideCase(moderator, { caseId, ruling: "taken_down", rule: "fraud", reason: "Somebody else plays." });
  expect(await seenBy(club.actor, own)).toEqual([0, 1]);
  expect(await seenBy(own.actor, own)).toEqual([1, 1]);
});

test("a dated screenshot of the rank is shown with the name only, its day from the profile level on", async () => {
  const own = await anEsportPlayer();
  const { pictureId } = await addPlayerPicture(own.actor, { picture: aPng(), rankOn: "2026-01-05" });
  const [club, introduced] = [await aRecruiter(), await aRecruiter()];
  const between = { userId: own.player.userId ?? "", recruiterId: introduced.recruiter.id };
  await anIntroduction({ ...between, status: "accepted" });
  for (const { actor } of [club, introduced])
    expect(await getEsportPlayer(actor, own.player.id)).toMatchObject({ profile: { rankOn: new Date("2026-01-05") } });
  expect(await seenBy(club.actor, own)).toEqual([0, 0]);
  await expect(pictureOf(club.actor, pictureId)).rejects.toMatchObject(notFound);
  expect(await seenBy(introduced.actor, own)).toEqual([0, 1]);
  expect(await pictureOf(introduced.actor, pictureId)).toMatchObject({ mime: "image/jpeg" });
  await showMedia(own.actor, { shown: "no" });
  expect(await getEsportPlayer(club.actor, own.player.id)).toMatchObject({ profile: { rankOn: null } });
  const ahead = { picture: aPng(), rankOn: "2099-01-05" };
  await expect(addPlayerPicture(own.actor, ahead)).rejects.toHaveProperty("fields.rankOn", ["date_in_future"]);
});

test("a picture of a player without e-sport profile has no date of a rank", async () => {
  const { actor } = await aPlayer();
  const { pictureId } = await addPlayerPicture(actor, { picture: aPng(), rankOn: "2026-01-05" });
  expect(await db.playerPicture.findUnique({ where: { id: pictureId } })).toMatchObject({ rankOn: null });
});
