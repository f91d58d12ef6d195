import { expect, test } from "vitest";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { boardOf } from "@/lib/pipeline/queries/board";
import { today } from "@/lib/pipeline/queries/narrowed";
import { needWithMatches } from "@/lib/pipeline/queries/needs";
import { db } from "@/lib/platform/db/db";
import { budgetOf } from "@/lib/recruiters/queries/budget";
import { aMatch } from "../../support/mint/needs";
import { aColleague } from "../../support/mint/seats";

const all = { sport: undefined, overdue: false, stage: undefined };

test("pipeline, need and budget state whether the user may act; readers cannot undo a move", async () => {
  const { need, match, ...club } = await aMatch();
  const [member, reader] = [await aColleague(club), await aColleague(club, "reader")];
  const acts = async (actor: typeof club.actor) => [
    (await boardOf(actor, all, today(null))).acts,
    (await needWithMatches(actor, need.id))?.acts,
    (await budgetOf(actor))?.acts,
  ];
  expect(await acts(club.actor)).toEqual([true, true, true]);
  expect(await acts(member.actor)).toEqual([true, true, true]);
  expect(await acts(reader.actor)).toEqual([false, false, false]);
  await moveMatch(member.actor, { matchId: match.id, to: "trial" });
  expect((await boardOf(member.actor, all, today(null))).undo).toMatchObject({ matchId: match.id });
  await db.membership.update({ where: { id: member.membership.id }, data: { seat: "reader" } });
  expect((await boardOf({ ...member.actor, seat: "reader" }, all, today(null))).undo).toBeNull();
});
