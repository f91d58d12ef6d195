import { afterEach, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { periodReport } from "@/lib/trust/queries/period";
import { anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";

afterEach(() => setClock(null));

const dateOf = (text: string) => new Date(text);
/** A week that no other test uses, with times some minutes from its limits. */
const monday = "2019-04-01T00:05:00+02:00";
const sunday = "2019-03-31T23:55:00+02:00";
const answerOf = (
  ids: { recruiterId: string; playerId: string },
  status: "accepted" | "refused" | "expired",
  hours: number,
) => {
  const createdAt = dateOf(monday);
  const answeredAt = new Date(createdAt.getTime() + hours * 3_600_000);
  return { ...ids, message: "Hello", status, createdAt, answeredAt, expiresAt: dateOf("2019-04-20T00:00:00Z") };
};

test("a week runs from Monday to Sunday in the server's time zone, compared with the one before", async () => {
  const [admin, { recruiter }, before] = [await anAdmin(), await aRecruiter(), await aPlayer()];
  await db.player.update({ where: { id: before.player.id }, data: { createdAt: dateOf(sunday) } });
  const players = [await aPlayer({ createdAt: dateOf(monday) }), await aPlayer({ createdAt: dateOf(monday) })];
  const [firstPair, two] = players.map(({ player }) => ({ recruiterId: recruiter.id, playerId: player.id }));
  await db.contactRequest.createMany({
    data: [answerOf(firstPair!, "accepted", 1), answerOf(two!, "refused", 3), answerOf(two!, "expired", 100)],
  });
  await db.contract.create({ data: { ...firstPair!, totalCents: 1, signedAt: dateOf("2019-04-07T23:59:00+02:00") } });
  await db.contract.create({ data: { ...firstPair!, totalCents: 1, signedAt: dateOf("2019-04-08T00:01:00+02:00") } });
  const event = { type: "recruiter.verified", data: { recruiterId: recruiter.id }, createdAt: dateOf(monday) };
  await db.domainEvent.createMany({ data: [event, event] });

  const report = (await periodReport(admin, "weekly", "2019-04-03"))!;
  expect(report.period.from).toEqual(dateOf("2019-04-01T00:00:00+02:00"));
  expect(report.period.to).toEqual(dateOf("2019-04-08T00:00:00+02:00"));
  expect(report.period).toMatchObject({ players: 2, requests: 3, answers: 2, accepted: 1, contracts: 1, verified: 1 });
  expect(report.period.answerSeconds).toBe(2 * 3600);
  // The week before starts in winter time.
  expect(report.before.from).toEqual(dateOf("2019-03-25T00:00:00+01:00"));
  expect(report.before).toMatchObject({ players: 1, requests: 0, answerSeconds: null });
});

test("the default month is the last complete one; a future date gives the current one", async () => {
  setClock(() => dateOf("2018-03-31T23:30:00Z"));
  const admin = await anAdmin();
  const periodOn = async (day?: string) => (await periodReport(admin, "monthly", day))!.period;
  expect(await periodOn()).toMatchObject({
    from: dateOf("2018-02-28T23:00:00Z"),
    to: dateOf("2018-03-31T22:00:00Z"),
    running: false,
  });
  expect(await periodOn("2018-04-09")).toMatchObject({ from: dateOf("2018-03-31T22:00:00Z"), running: true });
  expect((await periodOn("2031-01-01")).from).toEqual(dateOf("2018-03-31T22:00:00Z"));
  expect(await periodReport(await aStaffMember("accounts"), "monthly")).toBeNull();
});

test("every line equals an independent count", async () => {
  const admin = await anAdmin();
  const { period } = (await periodReport(admin, "monthly", "2100-01-01"))!;
  const within = { gte: period.from, lt: period.to };
  expect(period).toMatchObject({
    accounts: await db.user.count({ where: { createdAt: within } }),
    esport: await db.esportPlayer.count({ where: { createdAt: within } }),
    recruiters: await db.recruiter.count({ where: { createdAt: within } }),
    jobSeekers: await db.jobSeeker.count({ where: { createdAt: within } }),
    guardians: await db.guardian.count({ where: { confirmedAt: within } }),
    names: await db.disclosure.count({ where: { openedAt: within } }),
    offers: await db.sportJob.count({ where: { createdAt: within } }),
    events: await db.sportEvent.count({ where: { createdAt: within } }),
    registrations: await db.eventRegistration.count({ where: { createdAt: within } }),
    plans: await db.subscription.count({ where: { periodStart: within } }),
  });
});
