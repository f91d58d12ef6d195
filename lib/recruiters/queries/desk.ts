import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";

/** What a recruiter's dashboard shows of the organisation; null for everyone else. Money in cents of a euro, the month in UTC. */
export async function recruiterDesk(actor: Actor) {
  if (actor.kind !== "recruiter") return null;
  const recruiter = await db.recruiter.findUnique({
    where: { id: actor.recruiterId },
    select: { organizationName: true, status: true, verifiedAt: true, budgetCents: true },
  });
  if (!recruiter) return null;
  const [spent, month] = await Promise.all([
    spentSince(actor.recruiterId),
    spentSince(actor.recruiterId, monthStart()),
  ]);
  const { budgetCents, ...rest } = recruiter;
  const organization = { ...rest, isOwners: actor.seat === "owner" };
  return { organization, budget: { totalCents: budgetCents, leftCents: budgetCents - spent, monthCents: month } };
}

export type Desk = NonNullable<Awaited<ReturnType<typeof recruiterDesk>>>;

async function spentSince(recruiterId: string, from?: Date): Promise<number> {
  const { _sum } = await db.budgetLine.aggregate({
    where: { recruiterId, spentOn: from && { gte: from } },
    _sum: { amountCents: true },
  });
  return _sum.amountCents ?? 0;
}

const monthStart = () => new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth(), 1));
