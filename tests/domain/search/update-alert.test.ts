import { afterEach, expect, test } from "vitest";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { updateAlert } from "@/lib/search/commands/update-alert";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { aCandidate, anAlert, hitsOf, sweep } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

test("missing fields are unchanged; an empty name clears it", async () => {
  const { actor, alert } = await anAlert({ sport: "judo" }, { name: "Judo" });
  await updateAlert(actor, { alertId: alert.id, frequency: "weekly" });
  expect(await ownAlerts(actor)).toMatchObject([{ name: "Judo", frequency: "weekly", search: { sport: "judo" } }]);
  await updateAlert(actor, { alertId: alert.id, name: "" });
  expect(await ownAlerts(actor)).toMatchObject([{ name: null, frequency: "weekly" }]);
});

test("changing the search starts from now and drops hits that were not notified", async () => {
  const { actor, alert, recruiter } = await anAlert({ sport: "judo" });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  expect(await hitsOf(recruiter.id)).toHaveLength(1);
  const later = secondsFrom(now(), 60);
  setClock(() => later);
  await updateAlert(actor, { alertId: alert.id, criteria: "?sport=handball" });
  expect(await hitsOf(recruiter.id)).toEqual([]);
  expect(await ownAlerts(actor)).toMatchObject([{ search: { sport: "handball" } }]);
  expect(await db.talentAlert.findUnique({ where: { id: alert.id } })).toMatchObject({ watchesSince: later });
});

test("refused for another organization's alert and an empty search", async () => {
  const { actor, alert } = await anAlert({ sport: "judo" });
  const other = await aRecruiter();
  const change = { alertId: alert.id, name: "Mine" };
  await expect(updateAlert(other.actor, change)).rejects.toMatchObject({ code: "not_found" });
  const wide = updateAlert(actor, { alertId: alert.id, criteria: "?sort=newest" });
  await expect(wide).rejects.toMatchObject({ code: "alert_asks_nothing" });
});
