import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { switchOffAlert } from "@/lib/search/steps/switch-off-alert";
import { anAlert, hitsOf } from "../../support/factories/alerts";
import { aPlayer } from "../../support/factories/people";

test("a stopped alert finds nobody, and its hits can be notified by another alert", async () => {
  const { alert, recruiter } = await anAlert({ sport: "judo" });
  const { player } = await aPlayer();
  await db.alertHit.create({ data: { recruiterId: recruiter.id, alertId: alert.id, playerId: player.id } });
  await db.$transaction((tx) => switchOffAlert(tx, alert.id));
  expect(await db.talentAlert.findUnique({ where: { id: alert.id } })).toMatchObject({ isActive: false });
  expect(await hitsOf(recruiter.id)).toEqual([]);
});
