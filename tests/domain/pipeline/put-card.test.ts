import { expect, test } from "vitest";
import { putOnBoard } from "@/lib/pipeline/commands/put-on-board";
import { undoMove } from "@/lib/pipeline/commands/undo-move";
import { putCard } from "@/lib/pipeline/steps/put-card";
import { db } from "@/lib/platform/db/db";
import { aMatch } from "../../support/factories/board";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a new card is distinguished from an existing one", async () => {
  const club = await aRecruiter();
  const [{ match, player }, { player: fresh }] = [await aMatch(club), await aPlayer()];
  const put = (playerId: string) =>
    db.$transaction((tx) => putCard(tx, { userId: null }, { recruiterId: club.recruiter.id, playerId }));
  expect(await put(player.id)).toEqual({ matchId: match.id, isNew: false });
  expect(await put(fresh.id)).toMatchObject({ isNew: true });
});

test("a former match can be added by hand; the player's decline stays recorded", async () => {
  const club = await aRecruiter();
  const [lapsedTime, playerDeclinedAt] = [new Date(), new Date("2026-11-01T10:00:00Z")];
  const lapsed = { foundAt: lapsedTime, lapsedAt: lapsedTime, recruiterDeclinedAt: lapsedTime, playerDeclinedAt };
  const { match, player } = await aMatch(club, lapsed);
  expect(match.stands).toBe(false);
  await putOnBoard(club.actor, { player: player.id });
  const row = () => db.match.findUnique({ where: { id: match.id } });
  expect(await row()).toMatchObject({ stands: true, playerDeclinedAt });
  await undoMove(club.actor, { matchId: match.id });
  expect(await row()).toMatchObject({ stands: false, playerDeclinedAt });
});
