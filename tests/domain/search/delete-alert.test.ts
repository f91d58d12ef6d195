import { expect, test } from "vitest";
import { deleteAlert } from "@/lib/search/commands/delete-alert";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { aCandidate, anAlert, hitsOf, notifyDue, sweep } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";

test("notified hits stay known, others are deleted", async () => {
  const { actor, alert, recruiter } = await anAlert({ sport: "football" });
  const first = await aCandidate({ primarySport: "football" });
  await sweep();
  await notifyDue();
  await aCandidate({ primarySport: "football" });
  await sweep();
  expect(await hitsOf(recruiter.id)).toHaveLength(2);
  await deleteAlert(actor, { alertId: alert.id });
  expect(await ownAlerts(actor)).toEqual([]);
  expect(await hitsOf(recruiter.id)).toMatchObject([{ playerId: first.player.id, alertId: null }]);
});

test("another organization's alert cannot be deleted", async () => {
  const { actor, alert } = await anAlert({ sport: "football" });
  const { actor: other } = await aRecruiter();
  await expect(deleteAlert(other, { alertId: alert.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await ownAlerts(actor)).toHaveLength(1);
});
