import { expect, test } from "vitest";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMatch, matchOf, movesRecorded } from "../../support/factories/board";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a card moves between columns with the current time and one history entry by its mover", async () => {
  const club = await aRecruiter();
  const stageSince = daysFrom(now(), -5);
  const { match } = await aMatch(club, { stageSince });
  await moveMatch(club.actor, { matchId: match.id, to: "offer" });
  const moved = await matchOf(match.id);
  expect(moved.status).toBe("offer");
  expect(moved.stageSince > stageSince).toBe(true);
  await moveMatch(club.actor, { matchId: match.id, to: "contacted" });
  const by = { actorId: club.user.id, recruiterId: club.recruiter.id };
  expect(await movesRecorded(match.id)).toMatchObject([
    { from: "pending", to: "offer", since: stageSince.toISOString(), ...by },
    { from: "offer", to: "contacted", ...by },
  ]);
});

test("moving into the same column changes nothing", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club, { status: "trial" });
  await moveMatch(club.actor, { matchId: match.id, to: "trial" });
  expect(await movesRecorded(match.id)).toEqual([]);
});

test("the player is not notified", async () => {
  const club = await aRecruiter();
  const { match, user } = await aMatch(club);
  await moveMatch(club.actor, { matchId: match.id, to: "trial" });
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(0);
  expect(await db.mail.count({ where: { to: user.email } })).toBe(0);
});

test("refused for closed cards, other organizations' cards and unknown columns", async () => {
  const club = await aRecruiter();
  const { match: closed } = await aMatch(club, { status: "closed" });
  const { match: otherMatch } = await aMatch(await aRecruiter());
  const move = (matchId: string, to: string) => moveMatch(club.actor, { matchId, to });
  await expect(move(closed.id, "trial")).rejects.toMatchObject({ code: "match_is_closed" });
  await expect(move(otherMatch.id, "trial")).rejects.toMatchObject({ code: "not_found" });
  await expect(move(otherMatch.id, "closed")).rejects.toMatchObject({ fields: { to: ["stage_required"] } });
  const { actor } = await aPlayer();
  await expect(moveMatch(actor, { matchId: closed.id, to: "trial" })).rejects.toMatchObject({
    code: "recruiters_only",
  });
});
