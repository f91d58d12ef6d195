import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { savePlayer } from "@/lib/scouting/commands/save-player";
import { unsavePlayer } from "@/lib/scouting/commands/unsave-player";
import { aPlayer, aRecruiter } from "../../support/mint/factories";

test("a saved player can be let go, even when no longer listed, and nobody else's list changes", async () => {
  const [{ player }, mine, theirs] = [await aPlayer(), await aRecruiter(), await aRecruiter()];
  for (const { actor } of [mine, theirs]) await savePlayer(actor, { playerId: player.id });
  await db.player.update({ where: { id: player.id }, data: { status: "hidden" } });
  await unsavePlayer(mine.actor, { playerId: player.id });
  await unsavePlayer(mine.actor, { playerId: player.id });
  const left = await db.favorite.findMany({ where: { playerId: player.id } });
  expect(left.map((favorite) => favorite.recruiterId)).toEqual([theirs.recruiter.id]);
});
