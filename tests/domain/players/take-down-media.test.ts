import { expect, test } from "vitest";
import { shownVideo } from "@/lib/contacts/queries/shown-video";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { mediaOf } from "@/lib/players/queries/media";
import { restoreMedia, takeDownMedia } from "@/lib/players/steps/take-down-media";
import { decideCase } from "@/lib/trust/commands/decide-case";
import { reportThing } from "@/lib/trust/commands/report-thing";
import { aDocument } from "../../support/factories/files";
import { aMinor, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";

const refusal = (code: string) => expect.objectContaining({ code });

const others = async (playerId: string) => {
  const { videos, pictures } = await mediaOf(playerId, { accessLevel: "profile", owner: false });
  return [...videos, ...pictures].map(({ id }) => id);
};

async function withMedia<Side extends { player: { id: string; userId: string } }>(side: Side) {
  const { id: playerId, userId } = side.player;
  const [firstVideo, two] = [await aVideo(side.player), await aVideo(side.player)];
  const { id: documentId } = await aDocument(userId, { kind: "picture" });
  const picture = await db.playerPicture.create({ data: { playerId, documentId } });
  return { ...side, one: firstVideo, two, picture };
}

test("a taken-down video or picture is hidden from others; its owner sees it and that it was taken down", async () => {
  const [{ player, one, two, picture }, club] = [await withMedia(await aPlayer()), await aRecruiter()];
  expect((await others(player.id)).sort()).toEqual([one.id, two.id, picture.id].sort());
  await db.$transaction((tx) => takeDownMedia(tx, "video", one.id));
  await db.$transaction((tx) => takeDownMedia(tx, "picture", picture.id));
  expect(await others(player.id)).toEqual([two.id]);
  await expect(shownVideo(club.actor, one.id)).rejects.toEqual(refusal("not_found"));
  expect(await shownVideo(club.actor, two.id)).toMatchObject({ ownerColumn: { playerId: player.id } });
  const ownMedia = await mediaOf(player.id, { accessLevel: "identity", owner: true });
  expect(ownMedia.videos.map(({ id, takenDown }) => [id, takenDown]).sort()).toEqual(
    [
      [one.id, true],
      [two.id, false],
    ].sort(),
  );
  await db.$transaction((tx) => restoreMedia(tx, "video", one.id));
  expect(await shownVideo(club.actor, one.id)).toMatchObject({ ownerColumn: { playerId: player.id } });
});

test("a club reports one video of a child: the case is urgent, and the decision takes down only that video", async () => {
  const [{ player, one, two }, club] = [
    await withMedia(await aMinor({ mediaBeforeIdentity: true })),
    await aRecruiter(),
  ];
  const input = { kind: "video", subjectId: one.id, reason: "child_safety" };
  const { caseId } = (await reportThing(club.actor, input)) as { caseId: string };
  expect(await db.moderationCase.findUnique({ where: { id: caseId } })).toMatchObject({
    kind: "video",
    urgent: true,
    concernedId: player.userId,
  });
  const moderator = await aStaffMember("moderation");
  await decideCase(moderator, { caseId, ruling: "taken_down", rule: "child_safety", reason: "Not here." });
  expect(await others(player.id)).not.toContain(one.id);
  expect(await others(player.id)).toContain(two.id);
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ status: "listed" });
});

test("media that is invisible, removed or unknown cannot be reported", async () => {
  const [{ player, one, picture }, club] = [await withMedia(await aPlayer()), await aRecruiter()];
  const report = (actor: typeof club.actor, kind: string, subjectId: string) =>
    reportThing(actor, { kind, subjectId, reason: "untrue" });
  const { actor: bare } = await aRecruiter({ plan: null });
  await expect(report(bare, "video", one.id)).rejects.toEqual(refusal("not_found"));
  await db.playerVideo.update({ where: { id: one.id }, data: { takenDownAt: now() } });
  await expect(report(club.actor, "video", one.id)).rejects.toEqual(refusal("not_found"));
  await report(club.actor, "picture", picture.id);
  await db.player.update({ where: { id: player.id }, data: { mediaHidden: true } });
  const { actor: later } = await aRecruiter();
  await expect(report(later, "picture", picture.id)).rejects.toEqual(refusal("not_found"));
  await expect(report(later, "video", player.id)).rejects.toEqual(refusal("not_found"));
});
