import { afterEach, beforeEach, expect, test } from "vitest";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { noteCandidate } from "@/lib/search/steps/note-candidate";
import { sweepAlerts } from "@/lib/search/steps/sweep-alerts";
import { aCandidate, anAlert, asRecruiter, hitsOf, sweep } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";
import { statementsOf } from "../../support/statements";

beforeEach(async () => {
  await db.alertCandidate.deleteMany();
  await db.talentAlert.deleteMany();
});
afterEach(() => setClock(null));

const playersFoundFor = async (recruiterId: string) =>
  (await hitsOf(recruiterId)).map(({ playerId }) => playerId).sort();

test("a new player who meets all criteria is found, others are not", async () => {
  const { recruiter } = await anAlert({ sport: "judo", levels: ["amateur"], ageMin: 18, ageMax: 23 });
  const fits = await aCandidate({ primarySport: "judo", age: 20 });
  await aCandidate({ primarySport: "judo", age: 30 });
  await aCandidate({ primarySport: "judo", age: 20, level: "professional" });
  await aCandidate({ primarySport: "rugby", age: 20 });
  expect(await sweep()).toBe(1);
  expect(await playersFoundFor(recruiter.id)).toEqual([fits.player.id]);
  expect(await db.alertCandidate.count()).toBe(0);
});

test("players changed before the alert was created are not found", async () => {
  await aCandidate({ primarySport: "judo" });
  setClock(() => secondsFrom(new Date(), 5));
  const { recruiter } = await anAlert({ sport: "judo" });
  const later = await aCandidate({ primarySport: "judo" });
  await sweep();
  expect(await playersFoundFor(recruiter.id)).toEqual([later.player.id]);
});

test("an organization is notified once per player over all alerts; another organization separately", async () => {
  const recruiter = await aRecruiter();
  const weekly = await anAlert({ sport: "judo" }, { frequency: "weekly" }, recruiter);
  const instant = await anAlert({ levels: ["amateur"] }, {}, recruiter);
  const other = await anAlert({ sport: "judo" });
  const { player } = await aCandidate({ primarySport: "judo" });
  await sweep();
  expect(await hitsOf(recruiter.recruiter.id)).toMatchObject([{ playerId: player.id, alertId: instant.alert.id }]);
  expect(await playersFoundFor(other.recruiter.id)).toEqual([player.id]);
  await db.$transaction((tx) => noteCandidate(tx, player.id, now()));
  expect(await sweep()).toBe(0);
  await db.talentAlert.delete({ where: { id: instant.alert.id } });
  await db.$transaction((tx) => noteCandidate(tx, player.id, now()));
  expect(await sweep()).toBe(0);
  expect(weekly.alert.isActive).toBe(true);
});

test("only players visible to the organization are found", async () => {
  const { recruiter, user } = await anAlert({ sport: "judo" });
  const blocking = await aCandidate({ primarySport: "judo" });
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: user.id } });
  await aCandidate({ primarySport: "judo", status: "hidden" });
  await aCandidate({ primarySport: "judo", status: "awaiting_guardian" });
  const closed = await aCandidate({ primarySport: "judo" });
  await db.user.update({ where: { id: closed.user.id }, data: { disabledAt: now() } });
  expect(await sweep()).toBe(0);
  expect(await playersFoundFor(recruiter.id)).toEqual([]);
});

test.each([
  ["not verified yet", { status: "pending" } as const],
  ["rejected", { status: "rejected" } as const],
])("an organization that is %s is quiet", async (_what, over) => {
  await anAlert({ sport: "judo" }, {}, await aRecruiter(over));
  await aCandidate({ primarySport: "judo" });
  expect(await sweep()).toBe(0);
});

test("a suspended organization, a disabled alert and an empty alert find nobody", async () => {
  const { user } = await anAlert({ sport: "judo" });
  await db.user.update({ where: { id: user.id }, data: { disabledAt: now(), suspendedAt: now() } });
  await anAlert({ sport: "judo" }, { isActive: false });
  await anAlert({ nationality: "FR" });
  await anAlert({ sort: "newest" });
  await aCandidate({ primarySport: "judo" });
  expect(await sweep()).toBe(0);
});

test("an interrupted run is repeated and loses nobody", async () => {
  const { recruiter } = await anAlert({ sport: "judo" });
  const { player } = await aCandidate({ primarySport: "judo" });
  await db.$executeRaw`create function break_off() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`;
  await db.$executeRaw`create trigger break_off before delete on alert_candidates for each row execute function break_off()`;
  try {
    await expect(sweep()).rejects.toThrow("killed");
  } finally {
    await db.$executeRaw`drop function break_off() cascade`;
  }
  expect(await db.alertCandidate.count()).toBe(1);
  await sweep();
  expect(await playersFoundFor(recruiter.id)).toEqual([player.id]);
  expect(await db.alertCandidate.count()).toBe(0);
});

test("a failing alert does not affect others", async () => {
  const broken = await anAlert({ sport: "judo" });
  const fine = await anAlert({ sport: "judo" });
  const { player } = await aCandidate({ primarySport: "judo" });
  await sweepAlerts((reader) => {
    if (reader.recruiterId === broken.recruiter.id) throw new Error("not to be asked");
    return asRecruiter(reader);
  });
  expect(await playersFoundFor(fine.recruiter.id)).toEqual([player.id]);
  expect(await playersFoundFor(broken.recruiter.id)).toEqual([]);
});

test("a player who changes during the run stays a candidate", async () => {
  await anAlert({ sport: "judo" });
  const { player } = await aCandidate({ primarySport: "rugby" });
  let again: Promise<void> | undefined;
  // Runs between reading the page and its end.
  await sweepAlerts((reader) => {
    again ??= db.$transaction((tx) => noteCandidate(tx, player.id, now()));
    return asRecruiter(reader);
  });
  await again;
  expect(await db.alertCandidate.count()).toBe(1);
});

test("a run reads the access of an organization once for all its alerts", async () => {
  const recruiter = await aRecruiter();
  const keep = (ageMin: number) => anAlert({ sport: "judo", ageMin }, {}, recruiter);
  const sweepOfOne = async () => {
    await aCandidate({ primarySport: "judo" });
    return statementsOf(sweep);
  };
  await keep(18);
  const statementCount = await sweepOfOne();
  for (const ageMin of [16, 17, 19, 20]) await keep(ageMin);
  expect(await sweepOfOne()).toBe(statementCount);
});
