import { expect, test } from "vitest";
import { setStage } from "@/lib/pipeline/steps/set-stage";
import { db } from "@/lib/platform/db/db";
import { aMatch, matchOf, movesRecorded } from "../../support/factories/board";
import { aRecruiter } from "../../support/factories/people";

test("the status and its history entry are written together, with the previous reason", async () => {
  const { match } = await aMatch(await aRecruiter(), { status: "closed", closedReason: "level" });
  const since = new Date("2026-11-01T10:00:00Z");
  await db.$transaction((tx) =>
    setStage(tx, { userId: null }, match, { to: "contacted", since, because: "requested" }),
  );
  expect(await matchOf(match.id)).toMatchObject({ status: "contacted", stageSince: since, closedReason: null });
  expect(await movesRecorded(match.id)).toMatchObject([
    { from: "closed", to: "contacted", reasonBefore: "level", because: "requested", actorId: null },
  ]);
});
