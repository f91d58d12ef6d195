import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { readListSearch } from "@/lib/platform/http/list-search";
import { countries } from "@/lib/platform/i18n/countries";
import { countedFigures, figuresSql } from "@/lib/trust/queries/counted-figures";
import { listCountries } from "@/lib/trust/queries/countries";
import { listContracts, listMatches } from "@/lib/trust/queries/matches";
import { othersSql, type PlatformFigures, platformFigures } from "@/lib/trust/queries/overview";
import { peopleInPages } from "@/lib/trust/queries/people";
import { verificationQueue } from "@/lib/trust/queries/queue";
import { matchChoices, peopleChoices, tileLists, tileNames } from "@/lib/trust/schema/reports";
import { anEsportPlayer } from "../../support/factories/esport";
import { anAdmin, aPerson, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";
import { aNewRecruiter } from "../../support/factories/verification";

test("the overview has the figures of the home page and of pending work, for report staff only", async () => {
  const admin = await anAdmin();
  const before = (await platformFigures(admin))!;
  const { actor } = await aNewRecruiter();
  await aRecruiter();
  await aPlayer({ nationality: await aNewCountry() });
  await aPlayer({ status: "hidden" });
  const after = (await platformFigures(admin))!;
  expect(after.recruiters - before.recruiters).toBe(1);
  expect(after.players - before.players).toBe(1);
  expect(after.pendingKyc - before.pendingKyc).toBe(2);
  expect(after.countries).toBeGreaterThan(before.countries);
  expect(after).toMatchObject(await countedFigures());
  for (const outsider of [actor, visitor(), await aStaffMember("news")])
    expect(await platformFigures(outsider)).toBeNull();
});

test("each figure equals the length of its list, also after accounts are closed and deleted", async () => {
  const admin = await anAdmin();
  const agrees = async () => {
    const figures = (await platformFigures(admin))!;
    for (const tile of tileNames) expect([tile, figures[tile]]).toEqual([tile, await listed(admin, tileLists[tile])]);
    return figures;
  };
  const before = await agrees();
  const country = await aNewCountry();
  const [talent, gamer, seeker, { recruiter, user: owner }] = [
    await aPlayer({ nationality: country }),
    await anEsportPlayer(),
    await aSeeker(),
    await aRecruiter(),
  ];
  await Promise.all([
    aPlayer({ status: "hidden" }),
    anEsportPlayer({ status: "hidden" }),
    db.esportPlayer.create({ data: { fullName: "Ada Pixel", nationality: "SE" } }),
    db.jobSeeker.create({ data: { fullName: "Awa Sow" } }),
    aNewRecruiter(),
  ]);
  const both = { recruiterId: recruiter.id, playerId: talent.player.id };
  await db.match.create({ data: { ...both, sportMatch: "football" } });
  const [signedOn, signedAt] = [now(), now()];
  for (const contractState of [{ signedOn, signedAt, answer: "yes" }, { signedOn }, { answer: "no" }, {}] as const)
    await db.contract.create({ data: { ...both, ...contractState, totalCents: 1 } });
  const open = await agrees();
  expect(changes(before, open)).toEqual({
    ...{ players: 1, esport: 2, jobSeekers: 2, recruiters: 1, contracts: 1, matches: 1, pendingKyc: 2 },
    countries: open.countries - before.countries,
  });
  expect(open.countries).toBeGreaterThan(before.countries);

  const accounts = [talent.user.id, gamer.player.userId!, seeker.seeker.userId!, owner.id];
  const accountFilter = { where: { id: { in: accounts } } };
  await db.user.updateMany({ ...accountFilter, data: { disabledAt: now() } });
  const closed = { players: -1, esport: -1, jobSeekers: -1, recruiters: -1 };
  expect(changes(open, await agrees())).toMatchObject({ ...closed, contracts: 0, matches: 0 });
  await db.user.updateMany({ ...accountFilter, data: { disabledAt: null } });
  expect(await agrees()).toEqual(open);
  await db.user.deleteMany(accountFilter);
  expect(changes(open, await agrees())).toMatchObject({ ...closed, contracts: -1, matches: -1 });
});

test("a profile created on a closed account is counted only once the account is reopened", async () => {
  const admin = await anAdmin();
  const [userId, owner] = [(await aPerson()).userId, (await aPerson()).userId];
  const accountFilter = { where: { id: { in: [userId, owner] } } };
  await db.user.updateMany({ ...accountFilter, data: { disabledAt: now() } });
  const before = (await platformFigures(admin))!;
  await aPlayer({ userId });
  await anEsportPlayer({ userId });
  await db.jobSeeker.create({ data: { userId, fullName: "Awa Sow" } });
  await aRecruiter({ userId: owner });
  expect(await platformFigures(admin)).toEqual(before);
  await db.user.updateMany({ ...accountFilter, data: { disabledAt: null } });
  const begun = { players: 1, esport: 1, jobSeekers: 1, recruiters: 1 };
  expect(changes(before, (await platformFigures(admin))!)).toMatchObject(begun);
});

test("the home page's query returns only its own figures", async () => {
  expect(Object.keys(await countedFigures()).sort()).toEqual(["contracts", "countries", "players", "recruiters"]);
});

test("figures are read from sums, not counted in their tables, except documents", async () => {
  for (const sql of [figuresSql, othersSql]) {
    const plan = JSON.stringify(await db.$queryRaw<object[]>`explain (format json) ${sql}`);
    const read = [...plan.matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table);
    expect(read.length).toBeGreaterThan(0);
    const countedTables = read.filter((table) => !table?.startsWith("counted_"));
    expect(countedTables).toEqual(sql === othersSql ? ["kyc_documents"] : []);
  }
});

/** The number of rows in the list that a tile links to. */
async function listed(actor: Actor, place: string) {
  const { pathname, searchParams } = new URL(place, "http://recruit.test");
  const query = Object.fromEntries(searchParams);
  const counts: Record<string, () => Promise<number | undefined>> = {
    async "/admin/users"() {
      const search = readListSearch(peopleChoices, query);
      return (search.list ? await listCountries(actor) : (await peopleInPages(actor, search, 100_000))?.rows)?.length;
    },
    async "/admin/matches"() {
      const search = readListSearch(matchChoices, query);
      return (await (search.list ? listContracts : listMatches)(actor, search))?.count;
    },
    "/admin/kyc": async () => (await verificationQueue(actor))?.total,
  };
  return counts[pathname]!();
}

const changes = (from: PlatformFigures, to: PlatformFigures) =>
  Object.fromEntries(tileNames.map((tile) => [tile, to[tile] - from[tile]]));

/** A country that no one in this database comes from. */
async function aNewCountry() {
  const players = await db.player.findMany({ distinct: ["nationality"], select: { nationality: true } });
  const recruiters = await db.recruiter.findMany({ distinct: ["country"], select: { country: true } });
  const takenCountries = new Set([
    ...players.map(({ nationality }) => nationality),
    ...recruiters.map(({ country }) => country),
  ]);
  return countries.find((code) => !takenCountries.has(code))!;
}
