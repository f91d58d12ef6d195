import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { putCard } from "@/lib/matching/steps/put-card";
import { aMatch } from "../../support/mint/board";
import { aPlayer, aRecruiter } from "../../support/mint/factories";

test("a new card is told from one that is there", async () => {
  const club = await aRecruiter();
  const [{ match, player }, { player: fresh }] = [await aMatch(club), await aPlayer()];
  const put = (playerId: string) =>
    db.$transaction((tx) => putCard(tx, { userId: null }, { recruiterId: club.recruiter.id, playerId }));
  expect(await put(player.id)).toEqual({ matchId: match.id, isNew: false });
  expect(await put(fresh.id)).toMatchObject({ isNew: true });
});
