import { expect, test } from "vitest";
import { closeMatch } from "@/lib/pipeline/commands/close-match";
import { reopenMatch } from "@/lib/pipeline/commands/reopen-match";
import { aMatch, matchOf } from "../../support/factories/board";
import { aRecruiter } from "../../support/factories/people";

test("a reopened card returns to its last column without the reason", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club, { status: "offer" });
  await closeMatch(club.actor, { matchId: match.id, reason: "terms" });
  await reopenMatch(club.actor, { matchId: match.id });
  expect(await matchOf(match.id)).toMatchObject({ status: "offer", closedReason: null });
});

test("a card closed before the history existed returns to the first column", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club, { status: "closed" });
  await reopenMatch(club.actor, { matchId: match.id });
  expect(await matchOf(match.id)).toMatchObject({ status: "pending" });
});

test("refused for open cards and other organizations' cards", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club);
  const { match: otherMatch } = await aMatch(await aRecruiter(), { status: "closed" });
  const reopen = (matchId: string) => reopenMatch(club.actor, { matchId });
  await expect(reopen(match.id)).rejects.toMatchObject({ code: "match_is_open" });
  await expect(reopen(otherMatch.id)).rejects.toMatchObject({ code: "not_found" });
});
