import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { listContracts, listMatches } from "@/lib/reports/queries/matches";
import { anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/mint/factories";

test("matches by status, contracts, each with both names; the staff's of the reports alone", async () => {
  const [{ recruiter }, { player }, admin] = [await aRecruiter(), await aPlayer(), await anAdmin()];
  const both = { recruiterId: recruiter.id, playerId: player.id };
  const match = await db.match.create({
    data: { ...both, sportMatch: "football", compatibilityScore: 91, status: "trial" },
  });
  const contract = await db.contract.create({ data: { ...both, totalCents: 1_200_00 } });
  const trials = (await listMatches(admin, { status: "trial" }))!;
  expect(trials.rows[0]).toMatchObject({
    id: match.id,
    compatibilityScore: 91,
    recruiter: { organizationName: recruiter.organizationName },
    player: { fullName: player.fullName },
  });
  expect(trials.rows.every(({ status }) => status === "trial")).toBe(true);
  expect((await listMatches(admin, { status: "closed" }))?.rows.map(({ id }) => id)).not.toContain(match.id);
  expect((await listContracts(admin, {}))?.rows[0]).toMatchObject({ id: contract.id, totalCents: 120_000 });
  const other = await aStaffMember("accounts");
  expect([await listMatches(other, {}), await listContracts(other, {})]).toEqual([null, null]);
});
