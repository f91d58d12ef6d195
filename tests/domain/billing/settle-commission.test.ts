import { afterAll, beforeAll, expect, test } from "vitest";
import { payCommission } from "@/lib/billing/commands/pay-commission";
import { stripe } from "@/lib/billing/provider/client";
import { commissionOn } from "@/lib/billing/queries/commissions";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { flushDeliveries } from "@/lib/simulators/payments/deliveries";
import { aCommission, aStrangeCheckout, commissionRow, payAt } from "../../support/factories/commissions";
import { aRecruiter } from "../../support/factories/people";
import { startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

type Commission = Awaited<ReturnType<typeof aCommission>>;

const checkoutOf = async ({ club, commissionId }: Commission) =>
  (await payCommission(club.actor, { commissionId })).url;

const paymentsOf = ({ club }: Commission) => db.payment.findMany({ where: { recruiterId: club.recruiter.id } });

test("events that arrive again change nothing", async () => {
  const owed = await aCommission();
  await payAt(await checkoutOf(owed));
  const before = await commissionRow(owed.commissionId);
  await db.localEvent.updateMany({ data: { deliveredAt: null, nextAttemptAt: new Date(0) } });
  await db.providerEvent.deleteMany();
  await flushDeliveries();
  await runDueHandlers();
  expect(await commissionRow(owed.commissionId)).toEqual(before);
  expect(
    await db.domainEvent.count({
      where: { type: "commission.paid", data: { path: ["commissionId"], equals: owed.commissionId } },
    }),
  ).toBe(1);
});

test("a second checkout closes the first; a second payment is returned", async () => {
  const owed = await aCommission();
  const first = await checkoutOf(owed);
  const second = await checkoutOf(owed);
  await payAt(first);
  await payAt(second);
  expect(await paymentsOf(owed)).toHaveLength(1);
  const { paymentId } = await commissionRow(owed.commissionId);
  const metadata = { recruiterId: owed.club.recruiter.id, commissionId: owed.commissionId };
  await payAt(await aStrangeCheckout(400_000, metadata));
  await flushDeliveries();
  const returned = (await paymentsOf(owed)).filter(({ id }) => id !== paymentId);
  expect(returned).toMatchObject([{ amountCents: 400_000, refundedCents: 400_000 }]);
  expect(await commissionRow(owed.commissionId)).toMatchObject({ paymentId, exemption: null });
});

test("a payment of another amount, or by another organization, does not settle the commission", async () => {
  const [owed, outsider] = [await aCommission(), await aRecruiter()];
  for (const [cents, recruiterId] of [
    [100, owed.club.recruiter.id],
    [400_000, outsider.recruiter.id],
  ] as const) {
    await payAt(await aStrangeCheckout(cents, { recruiterId, commissionId: owed.commissionId }));
  }
  expect(await commissionRow(owed.commissionId)).toMatchObject({ paidAt: null, paymentId: null });
});

test("a commission whose payment was returned in full is not owed", async () => {
  const owed = await aCommission();
  await payAt(await checkoutOf(owed));
  const { paymentId } = await commissionRow(owed.commissionId);
  await stripe().refunds.create({ payment_intent: paymentId ?? "" });
  await flushDeliveries();
  expect(await commissionOn(owed.club.actor, owed.contractId)).toMatchObject({
    state: "not_owed",
    exemption: "refunded",
  });
  await expect(checkoutOf(owed)).rejects.toMatchObject({ code: "commission_not_owed" });
});

test("a commission whose payment was taken back by a dispute is owed again, and paid by another payment", async () => {
  const owed = await aCommission();
  await payAt(await checkoutOf(owed), "4000000000000259");
  const { paymentId: first } = await commissionRow(owed.commissionId);
  const [dispute] = (await stripe().disputes.list({ payment_intent: first ?? "" })).data;
  await stripe().disputes.close(dispute?.id ?? "");
  await flushDeliveries();
  expect(await commissionOn(owed.club.actor, owed.contractId)).toMatchObject({ state: "due", payable: true });
  await payAt(await checkoutOf(owed));
  await db.localEvent.updateMany({ data: { deliveredAt: null, nextAttemptAt: new Date(0) } });
  await db.providerEvent.deleteMany();
  await flushDeliveries();
  const paid = await commissionRow(owed.commissionId);
  expect(paid.paymentId).not.toBe(first);
  expect(paid).toMatchObject({ paidAt: expect.any(Date), exemption: null });
});
