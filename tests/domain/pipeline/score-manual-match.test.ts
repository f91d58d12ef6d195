import { expect, test } from "vitest";
import { putOnBoard } from "@/lib/pipeline/commands/put-on-board";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a card without a need is scored against the measures that the organization prefers", async () => {
  const [any, tall] = [await aRecruiter(), await aRecruiter({ heightMinCm: 190 })];
  const { player } = await aPlayer({ heightCm: 180 });
  const scoreFor = async ({ actor, recruiter }: typeof any) => {
    await putOnBoard(actor, { player: player.id });
    const pair = { recruiterId: recruiter.id, playerId: player.id };
    return (await db.match.findUniqueOrThrow({ where: { recruiterId_playerId: pair } })).compatibilityScore ?? 0;
  };
  const [whole, partly] = [await scoreFor(any), await scoreFor(tall)];
  expect(whole).toBeGreaterThan(0);
  expect(partly).toBeLessThan(whole);
});
