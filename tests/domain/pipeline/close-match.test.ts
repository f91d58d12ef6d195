import { expect, test } from "vitest";
import { closeMatch } from "@/lib/pipeline/commands/close-match";
import { db } from "@/lib/platform/db/db";
import { aMatch, matchOf, movesRecorded } from "../../support/factories/board";
import { aRecruiter } from "../../support/factories/people";

test("a card is closed with a reason that the player is not told", async () => {
  const club = await aRecruiter();
  const { match, user } = await aMatch(club, { status: "trial" });
  await closeMatch(club.actor, { matchId: match.id, reason: "too_far" });
  expect(await matchOf(match.id)).toMatchObject({ status: "closed", closedReason: "too_far" });
  expect(await movesRecorded(match.id)).toMatchObject([{ from: "trial", to: "closed", reason: "too_far" }]);
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(0);
});

test("refused without a reason, a second time, and for other organizations' cards", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club);
  const { match: otherMatch } = await aMatch(await aRecruiter());
  const close = (matchId: string, reason = "level") => closeMatch(club.actor, { matchId, reason });
  await expect(close(match.id, "")).rejects.toMatchObject({ fields: { reason: ["closed_reason_required"] } });
  await expect(close(otherMatch.id)).rejects.toMatchObject({ code: "not_found" });
  await close(match.id);
  await expect(close(match.id, "terms")).rejects.toMatchObject({ code: "match_is_closed" });
  expect(await matchOf(match.id)).toMatchObject({ closedReason: "level" });
});
