import { expect, test } from "vitest";
import { putOnBoard } from "@/lib/pipeline/commands/put-on-board";
import { db } from "@/lib/platform/db/db";
import { movesRecorded } from "../../support/factories/board";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenRequest } from "../../support/factories/requests";

const onBoard = (recruiterId: string) => db.match.findMany({ where: { recruiterId }, orderBy: { createdAt: "asc" } });

test("players are added to the first column without a score, or to the second if already contacted", async () => {
  const club = await aRecruiter();
  const [{ player: firstPlayer }, otherPlayer] = [await aPlayer(), await aPlayer()];
  await anOpenRequest({ to: otherPlayer, from: club });
  expect(await putOnBoard(club.actor, { player: [firstPlayer.id, otherPlayer.player.id, firstPlayer.id] })).toEqual({
    put: 2,
  });
  const rows = await onBoard(club.recruiter.id);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ playerId }) => playerId === firstPlayer.id)).toMatchObject({
    status: "pending",
    compatibilityScore: expect.any(Number),
    sportMatch: firstPlayer.primarySport,
  });
  expect(rows.find(({ playerId }) => playerId === otherPlayer.player.id)).toMatchObject({ status: "contacted" });
  expect(await movesRecorded(rows[0]?.id ?? "")).toMatchObject([{ from: null, actorId: club.user.id }]);
});

test("existing cards stay where they are; two parallel clicks create one card", async () => {
  const club = await aRecruiter();
  const { player } = await aPlayer();
  await Promise.all([1, 2].map(() => putOnBoard(club.actor, { player: player.id })));
  await db.match.updateMany({ where: { recruiterId: club.recruiter.id }, data: { status: "offer" } });
  expect(await putOnBoard(club.actor, { player: player.id })).toEqual({ put: 0 });
  expect(await onBoard(club.recruiter.id)).toMatchObject([{ status: "offer" }]);
});

test("refused without a player and, as a whole, with an invisible player", async () => {
  const club = await aRecruiter();
  const [{ player }, hidden] = [await aPlayer(), await aPlayer({ status: "hidden" })];
  await expect(putOnBoard(club.actor, {})).rejects.toMatchObject({ fields: { player: ["nothing_selected"] } });
  const both = { player: [player.id, hidden.player.id] };
  await expect(putOnBoard(club.actor, both)).rejects.toMatchObject({ code: "not_found" });
  expect(await onBoard(club.recruiter.id)).toEqual([]);
});
