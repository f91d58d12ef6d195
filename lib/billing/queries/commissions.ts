import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import type { CommissionExemption } from "@/lib/platform/prisma/enums";
import { type CommissionDates, commissionState } from "../schema";

const mostListed = 20;

/** Commissions of the actor's organization, unpaid ones first; `payable`: the actor may pay it now. */
export async function ownCommissions(actor: Actor) {
  if (actor.kind !== "recruiter") return [];
  const rows = await db.commission.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: [{ paidAt: { sort: "desc", nulls: "first" } }, { dueOn: "asc" }, { id: "asc" }],
    take: mostListed,
    select: { ...shownColumns, contract: { select: { playerId: true, signedOn: true } } },
  });
  return rows.map(({ contract, ...commission }) => ({ ...contract, ...shownTo(actor, commission) }));
}

export type OwnCommission = Awaited<ReturnType<typeof ownCommissions>>[number];

/** The commission on a contract of the actor's organization. */
export async function commissionOn(actor: Actor, contractId: string) {
  if (actor.kind !== "recruiter") return null;
  const where = { contractId, recruiterId: actor.recruiterId };
  const commission = await db.commission.findFirst({ where, select: shownColumns });
  return commission && shownTo(actor, commission);
}

export type ShownCommission = NonNullable<Awaited<ReturnType<typeof commissionOn>>>;

const shownColumns = {
  id: true,
  percent: true,
  amountCents: true,
  dueOn: true,
  exemption: true,
  paidAt: true,
  paymentId: true,
  note: true,
} as const;

function shownTo<Row extends CommissionDates>(actor: Actor<"recruiter">, commission: Row) {
  const state = commissionState(commission, now());
  return { ...commission, state, payable: actor.teamRole === "owner" && (state === "due" || state === "overdue") };
}

export async function ownCommission(tx: Tx, { recruiterId }: Actor<"recruiter">, id: string) {
  const commission = await tx.commission.findFirst({
    where: { id, recruiterId },
    select: { id: true, amountCents: true, exemption: true, paidAt: true, contract: { select: { signedOn: true } } },
  });
  return commission ?? refuse("not_found");
}

type CommissionPayment = { id: string; commissionId: string | null };

/** Whether the commission that this payment is for was waived, or paid by another payment. */
export async function isSettledOtherwise({ id, commissionId }: CommissionPayment): Promise<boolean> {
  if (!commissionId) return false;
  const where = { id: commissionId };
  const commission = await db.commission.findUnique({ where, select: { paymentId: true, exemption: true } });
  return commission !== null && settledWithout(commission, id);
}

type Settlement = { paymentId: string | null; exemption: CommissionExemption | null };

export const settledWithout = ({ paymentId, exemption }: Settlement, ownPaymentId: string): boolean =>
  exemption === "waived" || (paymentId !== null && paymentId !== ownPaymentId);
