import { afterAll, beforeAll, expect, test } from "vitest";
import { payCommission } from "@/lib/billing/commands/pay-commission";
import { commissionOn } from "@/lib/billing/queries/commissions";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { emailsTo } from "../../support/factories/accounts";
import { budgetView } from "../../support/factories/budget";
import { aCommission, payAt } from "../../support/factories/commissions";
import { aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";
import { startBilling } from "../../support/payments";

let services: Awaited<ReturnType<typeof startBilling>>;
beforeAll(async () => {
  services = await startBilling();
});
afterAll(() => services.stop());

test("the owner pays exactly what is owed, and gets one receipt and one notification", async () => {
  const owed = await aCommission();
  const { url } = await payCommission(owed.club.actor, { commissionId: owed.commissionId });
  expect(await (await fetch(url)).text()).toContain("4,000");
  await payAt(url);
  const payments = await db.payment.findMany({ where: { recruiterId: owed.club.recruiter.id } });
  expect(payments).toMatchObject([{ kind: "commission", amountCents: 400_000 }]);
  const [payment] = payments;
  expect(await commissionOn(owed.club.actor, owed.contractId)).toMatchObject({
    state: "paid",
    paymentId: payment?.id,
    paidAt: payment?.paidAt,
    payable: false,
  });
  const receipts = (await emailsTo(owed.club.user.email)).filter(({ subject }) => subject.startsWith("Receipt"));
  expect(receipts).toMatchObject([{ subject: "Receipt: commission of €4,000" }]);
  expect(receipts[0]?.body).toContain(payment?.id);
  expect(receipts[0]?.body).toContain(owed.player.player.fullName);
  expect((await bellView(owed.club.actor, "en")).items[0]?.title).toBe(
    `Commission paid: contract with ${owed.player.player.fullName}`,
  );
  expect((await budgetView(owed.club)).figures.spentCents).toBe(400_000);
  await expect(payCommission(owed.club.actor, { commissionId: owed.commissionId })).rejects.toMatchObject({
    code: "commission_paid",
  });
});

test("only the owner of the organization that owes it may pay", async () => {
  const owed = await aCommission();
  const colleague = await aColleague(owed.club);
  const input = { commissionId: owed.commissionId };
  await expect(payCommission(colleague.actor, input)).rejects.toMatchObject({ code: "organization_owner_only" });
  await expect(payCommission((await aRecruiter()).actor, input)).rejects.toMatchObject({ code: "not_found" });
  await expect(payCommission(owed.player.actor, input)).rejects.toMatchObject({ code: "recruiters_only" });
});
