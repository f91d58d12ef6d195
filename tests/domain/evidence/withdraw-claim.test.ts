import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { stateClaims } from "@/lib/evidence/commands/state-claims";
import { withdrawClaim } from "@/lib/evidence/commands/withdraw-claim";
import { newestClaims } from "@/lib/evidence/queries/newest";
import { aMinor, aPlayer } from "../../support/mint/factories";

const tests = { sport: "football", step: "tests" };

test("one's own claim goes, and what was said before it is the newest again; another's stays", async () => {
  const [mine, other] = [await aPlayer(), await aPlayer()];
  await stateClaims(mine.actor, { ...tests, measuredOn: "2026-01-10", sprint_10m: "1.80" });
  await stateClaims(mine.actor, { ...tests, measuredOn: "2026-03-10", sprint_10m: "1.75" });
  const [newest] = await newestClaims(mine.player.id);
  await expect(withdrawClaim(other.actor, { claimId: newest!.id })).rejects.toMatchObject({ code: "not_found" });
  await withdrawClaim(mine.actor, { claimId: newest!.id });
  expect(await newestClaims(mine.player.id)).toMatchObject([{ number: 1.8 }]);
  await expect(withdrawClaim(mine.actor, { claimId: newest!.id })).rejects.toMatchObject({ code: "not_found" });
});

test("a guardian withdraws for the child, and the change is noted", async () => {
  const { actor, player, guardianActor } = await aMinor();
  await stateClaims(actor, { ...tests, sprint_10m: "1.80" });
  const [claim] = await newestClaims(player.id);
  await withdrawClaim(guardianActor, { claimId: claim!.id });
  expect(await db.playerClaim.count({ where: { playerId: player.id } })).toBe(0);
});
