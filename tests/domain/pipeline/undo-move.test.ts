import { afterEach, expect, test } from "vitest";
import { addTask } from "@/lib/pipeline/commands/add-task";
import { closeMatch } from "@/lib/pipeline/commands/close-match";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { putOnBoard } from "@/lib/pipeline/commands/put-on-board";
import { undoMove } from "@/lib/pipeline/commands/undo-move";
import { boardOf } from "@/lib/pipeline/queries/board";
import { today } from "@/lib/pipeline/queries/narrowed";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMatch, matchOf } from "../../support/factories/board";
import { aPlayer, aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));
const everything = { sport: undefined, overdue: false, stage: undefined };
const nothing = { code: "nothing_to_undo" };

test("undoing restores the column and its days; it works once", async () => {
  const club = await aRecruiter();
  const stageSince = daysFrom(now(), -9);
  const { match } = await aMatch(club, { status: "contacted", stageSince });
  await moveMatch(club.actor, { matchId: match.id, to: "offer" });
  const offered = (await boardOf(club.actor, everything, today(null))).undo;
  expect(offered).toMatchObject({ matchId: match.id, from: "contacted", to: "offer" });
  await undoMove(club.actor, { matchId: match.id });
  expect(await matchOf(match.id)).toMatchObject({ status: "contacted", stageSince });
  expect((await boardOf(club.actor, everything, today(null))).undo).toBeNull();
  await expect(undoMove(club.actor, { matchId: match.id })).rejects.toMatchObject(nothing);
});

test("closing and adding can be undone, unless the card has work on it", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club, { status: "trial" });
  await closeMatch(club.actor, { matchId: match.id, reason: "level" });
  await undoMove(club.actor, { matchId: match.id });
  expect(await matchOf(match.id)).toMatchObject({ status: "trial", closedReason: null });

  const { player } = await aPlayer();
  const where = { recruiterId: club.recruiter.id, playerId: player.id };
  await putOnBoard(club.actor, { player: player.id });
  await undoMove(club.actor, { matchId: (await db.match.findFirstOrThrow({ where })).id });
  expect(await db.match.count({ where })).toBe(0);

  await putOnBoard(club.actor, { player: player.id });
  const { id: matchId } = await db.match.findFirstOrThrow({ where });
  await addTask(club.actor, { matchId, what: "Call the coach" });
  await expect(undoMove(club.actor, { matchId })).rejects.toMatchObject({ code: "match_has_tasks" });
});

test("refused after an hour, for automatic or missing moves, and for other organizations' cards", async () => {
  const club = await aRecruiter();
  const [{ match }, { match: still }] = [await aMatch(club), await aMatch(club)];
  const { match: otherMatch } = await aMatch(await aRecruiter());
  await moveMatch(club.actor, { matchId: match.id, to: "trial" });
  await expect(undoMove(club.actor, { matchId: still.id })).rejects.toMatchObject(nothing);
  await expect(undoMove(club.actor, { matchId: otherMatch.id })).rejects.toMatchObject({ code: "not_found" });
  const later = secondsFrom(now(), 61 * 60);
  setClock(() => later);
  await expect(undoMove(club.actor, { matchId: match.id })).rejects.toMatchObject(nothing);
});
