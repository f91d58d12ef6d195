import { expect, test } from "vitest";
import { commissionState, commissionStates } from "@/lib/billing/schema";
import { contractStates } from "@/lib/pipeline/schema/contract";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listContracts, listMatches } from "@/lib/trust/queries/matches";
import { aCommission } from "../../support/factories/commissions";
import { aContract, dayAgo } from "../../support/factories/contracts";
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

test("each commission is in the list of its state only", async () => {
  const admin = await anAdmin();
  const [due, overdue, paid, exempt] = [
    await aCommission({ country: "ES" }),
    await aCommission({ signedOn: dayAgo(31) }),
    await aCommission(),
    await aCommission({ totalCents: 100 }),
  ];
  const payment = { paidAt: now(), paymentId: crypto.randomUUID() };
  await db.commission.update({ where: { id: paid.commissionId }, data: payment });
  const waiting = await aContract({ recruiterId: due.pair.recruiterId, playerId: due.pair.playerId });
  const all = { due, overdue, paid, not_owed: exempt };
  for (const commission of commissionStates) {
    const { rows } = (await listContracts(admin, { commission }))!;
    const ids = rows.map(({ id }) => id);
    for (const [state, { contractId }] of Object.entries(all))
      expect(ids.includes(contractId)).toBe(state === commission);
    expect(ids).not.toContain(waiting.id);
    for (const row of rows) expect(commissionState(row.commission!, now())).toBe(commission);
  }
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
