import { afterAll, beforeAll, expect, test } from "vitest";
import { payCommission } from "@/lib/billing/commands/pay-commission";
import { recordSettlement } from "@/lib/billing/commands/record-settlement";
import { commissionOn, ownCommissions } from "@/lib/billing/queries/commissions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { emailsTo } from "../../support/factories/accounts";
import { budgetView } from "../../support/factories/budget";
import { aCommission, commissionRow, payAt } from "../../support/factories/commissions";
import { aStaffMember } from "../../support/factories/people";
import { startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

type Owed = Awaited<ReturnType<typeof aCommission>>;
type Settlement = { settlement: "waive" | "transfer"; note?: string; sure?: string };

async function settle(owed: Owed[], input: Settlement) {
  const actor = await aStaffMember("reports");
  await recordSettlement(actor, { note: "As agreed", ...input, selected: owed.map(({ contractId }) => contractId) });
  await runDueHandlers();
  return actor;
}

const recorded = async ({ commissionId }: Owed, type: string) =>
  db.domainEvent.findMany({ where: { type, data: { path: ["commissionId"], equals: commissionId } } });

test("a waived commission is not owed; its organization reads why, by e-mail and in its list", async () => {
  const owed = await aCommission();
  const { userId } = await settle([owed], { settlement: "waive", note: "First contract of the season" });
  expect(await commissionOn(owed.club.actor, owed.contractId)).toMatchObject({
    state: "not_owed",
    exemption: "waived",
    note: "First contract of the season",
    payable: false,
  });
  expect(await recorded(owed, "commission.waived")).toMatchObject([{ actorId: userId }]);
  const email = (await emailsTo(owed.club.user.email)).find(({ subject }) => subject.includes("waived"));
  expect(email?.subject).toBe("Commission of €4,000 waived");
  expect(email?.body).toContain("Reason: First contract of the season");
  expect((await bellView(owed.club.actor, "en")).items[0]?.title).toBe(
    `Commission waived: contract with ${owed.player.player.fullName}`,
  );
  await expect(payCommission(owed.club.actor, { commissionId: owed.commissionId })).rejects.toMatchObject({
    code: "commission_not_owed",
  });
});

test("a transfer is a payment in the budget, with a receipt that names it", async () => {
  const owed = await aCommission();
  const { userId } = await settle([owed], { settlement: "transfer", note: "SEPA 7741" });
  expect(await commissionOn(owed.club.actor, owed.contractId)).toMatchObject({ state: "paid", note: "SEPA 7741" });
  expect(await recorded(owed, "commission.paid")).toMatchObject([{ actorId: userId }]);
  const receipt = (await emailsTo(owed.club.user.email)).find(({ subject }) => subject.startsWith("Receipt"));
  expect(receipt?.body).toContain("Payment reference: SEPA 7741");
  expect((await budgetView(owed.club)).figures.spentCents).toBe(400_000);
});

test("a card payment that arrives after either is returned", async () => {
  for (const settlement of ["waive", "transfer"] as const) {
    const owed = await aCommission();
    const { url } = await payCommission(owed.club.actor, { commissionId: owed.commissionId });
    await settle([owed], { settlement });
    const before = await commissionRow(owed.commissionId);
    await payAt(url);
    await flushDeliveries();
    const payments = await db.payment.findMany({ where: { recruiterId: owed.club.recruiter.id } });
    expect(payments.filter(({ id }) => id !== before.paymentId)).toMatchObject([{ refundedCents: 400_000 }]);
    expect(await commissionRow(owed.commissionId)).toEqual(before);
  }
});

test("what is settled is skipped, or refused when nothing else is selected; several need a confirmation", async () => {
  const [first, second] = [await aCommission(), await aCommission()];
  await settle([first], { settlement: "waive" });
  await expect(settle([first], { settlement: "transfer" })).rejects.toMatchObject({ code: "commission_not_owed" });
  await expect(settle([first, second], { settlement: "transfer" })).rejects.toMatchObject({ code: "several_at_once" });
  await settle([first, second], { settlement: "transfer", sure: "transfer 2" });
  expect(await ownCommissions(first.club.actor)).toMatchObject([{ exemption: "waived", paidAt: null }]);
  expect(await ownCommissions(second.club.actor)).toMatchObject([{ state: "paid" }]);
  await expect(settle([second], { settlement: "waive" })).rejects.toMatchObject({ code: "commission_paid" });
});

test("only staff who read the reports may, and with a note", async () => {
  const owed = await aCommission();
  const input = { selected: [owed.contractId], settlement: "waive", note: "As agreed" };
  for (const actor of [await aStaffMember("support"), owed.club.actor])
    await expect(recordSettlement(actor, input)).rejects.toMatchObject({ code: "staff_only" });
  await expect(settle([owed], { settlement: "waive", note: " " })).rejects.toMatchObject({
    code: "invalid",
    fields: { note: ["required"] },
  });
});
