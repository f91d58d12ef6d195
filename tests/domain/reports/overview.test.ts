import { expect, test } from "vitest";
import { countries } from "@/lib/core/countries";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { countedFigures, figuresSql } from "@/lib/reports/queries/counted-figures";
import { othersSql, platformFigures } from "@/lib/reports/queries/overview";
import { anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/mint/factories";
import { aNewRecruiter } from "../../support/mint/kyc";

test("the figures are the home page's and what waits, and the staff's of the reports alone", async () => {
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
  for (const stranger of [actor, visitor(), await aStaffMember("news")])
    expect(await platformFigures(stranger)).toBeNull();
});

test("no figure is counted in the tables of players, organisations or contracts: what was added up is read", async () => {
  for (const sql of [figuresSql, othersSql]) {
    const plan = JSON.stringify(await db.$queryRaw<object[]>`explain (format json) ${sql}`);
    const read = [...plan.matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table);
    expect(read.length).toBeGreaterThan(0);
    for (const table of ["players", "recruiters", "contracts"]) expect(read).not.toContain(table);
  }
});

/** One nobody of this database comes from yet, whatever tests ran before. */
async function aNewCountry() {
  const known = await db.player.findMany({ distinct: ["nationality"], select: { nationality: true } });
  const recruiters = await db.recruiter.findMany({ distinct: ["country"], select: { country: true } });
  const taken = new Set([...known.map(({ nationality }) => nationality), ...recruiters.map(({ country }) => country)]);
  return countries.find((code) => !taken.has(code))!;
}
