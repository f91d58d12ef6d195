import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { removeUnnotifiedMatches } from "@/lib/search/steps/remove-unnotified-matches";
import { anAlert, hitsOf } from "../../support/factories/alerts";
import { aPlayer } from "../../support/factories/people";

test("only hits of this alert that were not notified are deleted", async () => {
  const recruiter = await anAlert({ sport: "judo" });
  const other = await anAlert({ sport: "rugby" }, {}, recruiter);
  const [notifiedPlayer, unnotified, elsewhere] = [await aPlayer(), await aPlayer(), await aPlayer()];
  const recruiterId = recruiter.recruiter.id;
  await db.alertHit.createMany({
    data: [
      { recruiterId, alertId: recruiter.alert.id, playerId: notifiedPlayer.player.id, notifiedAt: now() },
      { recruiterId, alertId: recruiter.alert.id, playerId: unnotified.player.id },
      { recruiterId, alertId: other.alert.id, playerId: elsewhere.player.id },
    ],
  });
  await db.$transaction((tx) => removeUnnotifiedMatches(tx, recruiter.alert.id));
  const remainingIds = (await hitsOf(recruiterId)).map(({ playerId }) => playerId).sort();
  expect(remainingIds).toEqual([notifiedPlayer.player.id, elsewhere.player.id].sort());
});
