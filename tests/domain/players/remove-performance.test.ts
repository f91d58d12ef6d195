import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { recordPerformance } from "@/lib/players/commands/record-performance";
import { removePerformance } from "@/lib/players/commands/remove-performance";
import { aPlayer } from "../../support/mint/factories";

test("a player can remove only their own measure", async () => {
  const ownPlayer = await aPlayer();
  const other = await aPlayer();
  const form = { metricName: "30 m", metricValue: "4 s", recordedOn: "2024-05-01" };
  const { performanceId } = await recordPerformance(ownPlayer.actor, form);
  await expect(removePerformance(other.actor, { performanceId })).rejects.toMatchObject({ code: "not_found" });
  await removePerformance(ownPlayer.actor, { performanceId });
  expect(await db.playerPerformanceHistory.count({ where: { playerId: ownPlayer.player.id } })).toBe(0);
});
