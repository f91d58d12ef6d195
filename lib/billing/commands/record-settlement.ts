import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { requireConfirmation } from "@/lib/platform/command/bulk";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { billingEvents } from "../events";
import { mayPayCommission } from "../policy";
import { settlementInput } from "../schema";

/** Waives the commissions on the selected contracts, or records that they were paid by transfer; skips those that are settled. */
export const recordSettlement = command({
  limit: { act: "recordSettlement", person: byHand },
  by: staff("reports"),
  input: settlementInput,
  async load(tx, { selected }) {
    await tx.$queryRaw`select id from commissions where contract_id = any(${selected}::uuid[]) order by id for update`;
    const commissions = await tx.commission.findMany({ where: { contractId: { in: selected } } });
    return commissions.length > 0 ? commissions : refuse("not_found");
  },
  async run({ tx, actor, input: { selected, settlement, note, sure }, subject: commissions }) {
    requireConfirmation(settlement, selected, sure);
    const verdicts = commissions.map((commission) => mayPayCommission(actor, { commission }));
    const open = commissions.filter((_commission, index) => verdicts[index] === true);
    const refusal = verdicts.find((verdict) => verdict !== true);
    if (open.length === 0 && refusal) refuse(refusal);
    const settle = settlement === "waive" ? waive : recordTransfer;
    const event = settlement === "waive" ? "commission.waived" : "commission.paid";
    for (const commission of open) {
      const { id: commissionId, contractId, recruiterId } = commission;
      await settle(tx, commission, note);
      await billingEvents.record(tx, actor, event, { commissionId, contractId, recruiterId });
    }
    return { settled: open.length };
  },
});

type Owed = { id: string; recruiterId: string; amountCents: number };

const waive = (tx: Tx, { id }: Owed, note: string) =>
  tx.commission.update({ where: { id }, data: { exemption: "waived", note } });

async function recordTransfer(tx: Tx, { id, recruiterId, amountCents }: Owed, note: string) {
  const [paymentId, paidAt] = [`transfer_${id}`, now()];
  await tx.payment.create({
    data: { id: paymentId, recruiterId, kind: "commission", amountCents, paidAt, readAt: paidAt },
  });
  await tx.commission.update({ where: { id }, data: { paymentId, paidAt, note } });
}
