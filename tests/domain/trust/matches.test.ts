import { expect, test } from "vitest";
import { contractStates } from "@/lib/pipeline/schema/contract";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listContracts, listMatches } from "@/lib/trust/queries/matches";
import { aContract } from "../../support/factories/contracts";
import { anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";

test("matches by status and contracts with both names, for report staff only", async () => {
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

test("the commission on a confirmed contract is listed with its day, within the law of its country", async () => {
  const [{ recruiter }, { player }, admin] = [await aRecruiter(), await aPlayer(), await anAdmin()];
  const both = { recruiterId: recruiter.id, playerId: player.id };
  const signedOn = new Date("2026-11-02");
  const [french, spanish] = [
    await aContract(both, { signedOn, signedAt: signedOn, answer: "yes" }),
    await aContract(both, { signedOn, signedAt: signedOn, answer: "yes", country: "ES" }),
  ];
  const waiting = await aContract(both);
  const { rows } = (await listContracts(admin, {}))!;
  const commissionOn = (id: string) => rows.find((row) => row.id === id)?.commission;
  const dueOn = new Date("2026-12-02");
  expect([french.id, spanish.id, waiting.id].map(commissionOn)).toEqual([
    { cents: 400_000, dueOn },
    { cents: 800_000, dueOn },
    null,
  ]);
});

test("each contract is in the list of its state only", async () => {
  const [{ recruiter }, { player }, admin] = [await aRecruiter(), await aPlayer(), await anAdmin()];
  const [signedOn, signedAt] = [now(), now()];
  const matchFilter = {
    waiting: { signedOn },
    confirmed: { signedOn, signedAt, answer: "yes" },
    denied: { signedOn, answer: "no" },
    withdrawn: { signedOn, answer: "withdrawn" },
    open: {},
  } as const;
  const contractData = { recruiterId: recruiter.id, playerId: player.id, totalCents: 1 };
  for (const state of contractStates) await db.contract.create({ data: { ...contractData, ...matchFilter[state] } });
  for (const state of contractStates) {
    const { rows, count } = (await listContracts(admin, { state }))!;
    expect(rows.filter((row) => row.recruiter.id === recruiter.id).map((row) => row.state)).toEqual([state]);
    expect(rows.filter((row) => row.state !== state)).toEqual([]);
    expect(count).toBe(rows.length);
  }
});
