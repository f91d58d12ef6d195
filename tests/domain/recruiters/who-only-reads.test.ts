import { expect, test } from "vitest";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { mayAsk as mayAskToIntroduce } from "@/lib/contacts/policy/introductions";
import { playerFor } from "@/lib/contacts/queries/player-page";
import { getThread } from "@/lib/contacts/queries/thread";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { boardOf } from "@/lib/pipeline/queries/board";
import { today } from "@/lib/pipeline/queries/narrowed";
import { needWithMatches } from "@/lib/pipeline/queries/needs";
import { db } from "@/lib/platform/db/db";
import { budgetOf } from "@/lib/recruiters/queries/budget";
import { aMatch } from "../../support/factories/needs";
import { aPlayer, aRecruiter, aThread } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

test("a reader is offered no request and no introduction, and sees what was asked", async () => {
  const club = await aRecruiter();
  const reader = await aColleague(club, "reader");
  const [{ player }, requested] = [await aPlayer(), await aPlayer()];
  await requestContact(club.actor, { playerId: requested.player.id, message: "We would like to meet you in June." });
  const mayAsk = async (actor: typeof club.actor, id: string) => (await playerFor(actor, id))?.mayAsk;
  expect(await mayAsk(club.actor, player.id)).toBe(true);
  expect(await mayAsk(reader.actor, player.id)).toBe("only_reads");
  expect(await mayAsk(reader.actor, requested.player.id)).toBe("contact_already_requested");
  const context = { kind: "seeker", recruiterVerified: true, adult: true, planActive: true, creditsLeft: 1 } as const;
  expect(mayAskToIntroduce(reader.actor, { ...context, open: false, waiting: null })).toBe("only_reads");
  expect(mayAskToIntroduce(reader.actor, { ...context, open: true, waiting: null })).toBe("introduction_open");
});

test("a reader of a conversation may not write", async () => {
  const { recruiter, threadId } = await aThread();
  const reader = await aColleague(recruiter, "reader");
  expect((await getThread(recruiter.actor, threadId))?.acts).toBe(true);
  expect((await getThread(reader.actor, threadId))?.acts).toBe(false);
});

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
  await db.membership.update({ where: { id: member.membership.id }, data: { teamRole: "reader" } });
  expect((await boardOf({ ...member.actor, teamRole: "reader" }, all, today(null))).undo).toBeNull();
});
