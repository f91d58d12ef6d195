import { afterEach, expect, test } from "vitest";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { toggleAlert } from "@/lib/search/commands/toggle-alert";
import { aCandidate, anAlert, hitsOf, notifyDue, sweep } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

test("a disabled alert finds and notifies nothing; enabled again, it starts from now", async () => {
  const { actor, alert, recruiter } = await anAlert({ sport: "karate" });
  await aCandidate({ primarySport: "karate" });
  await sweep();
  await toggleAlert(actor, { alertId: alert.id, active: "off" });
  expect(await hitsOf(recruiter.id)).toEqual([]);
  await aCandidate({ primarySport: "karate" });
  await sweep();
  expect(await notifyDue()).toBe(0);
  const later = secondsFrom(now(), 60);
  setClock(() => later);
  await toggleAlert(actor, { alertId: alert.id, active: "on" });
  expect(await db.talentAlert.findUnique({ where: { id: alert.id } })).toMatchObject({
    isActive: true,
    watchesSince: later,
  });
  const { player } = await aCandidate({ primarySport: "karate" });
  await sweep();
  expect(await hitsOf(recruiter.id)).toMatchObject([{ playerId: player.id }]);
});

test("toggling twice in parallel counts once; another organization's alert is not changed", async () => {
  const { actor, alert } = await anAlert({ sport: "karate" });
  const other = await aRecruiter();
  const off = { alertId: alert.id, active: "off" };
  await expect(toggleAlert(other.actor, off)).rejects.toMatchObject({ code: "not_found" });
  const { watchesSince } = alert;
  await toggleAlert(actor, { alertId: alert.id, active: "on" });
  expect(await db.talentAlert.findUnique({ where: { id: alert.id } })).toMatchObject({ watchesSince, isActive: true });
  await toggleAlert(actor, off);
  await toggleAlert(actor, off);
  expect(await db.talentAlert.findUnique({ where: { id: alert.id } })).toMatchObject({ isActive: false });
});
