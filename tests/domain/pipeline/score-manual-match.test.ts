import { expect, test } from "vitest";
import { putOnBoard } from "@/lib/pipeline/commands/put-on-board";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a match without a need has a score, which is higher for a player who is available", async () => {
  const { actor, recruiter } = await aRecruiter();
  const [silent, available] = [await aPlayer(), await aPlayer()];
  const answer = { answer: "available", confirmedAt: now() } as const;
  await db.playerAvailability.create({ data: { playerId: available.player.id, ...answer } });
  const scoreOf = async ({ player }: typeof silent) => {
    await putOnBoard(actor, { player: player.id });
    const pair = { recruiterId: recruiter.id, playerId: player.id };
    return (await db.match.findUniqueOrThrow({ where: { recruiterId_playerId: pair } })).compatibilityScore ?? 0;
  };
  const [lower, higher] = [await scoreOf(silent), await scoreOf(available)];
  expect(lower).toBeGreaterThan(0);
  expect(higher).toBeGreaterThan(lower);
});
