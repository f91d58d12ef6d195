import "server-only";
import { cache } from "react";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import type { CreditSource, CreditState, PlanName, SubscriptionStatus } from "@/lib/platform/prisma/enums";
import { isActive, quotaOf } from "../policy";

/**
 * Cached per request outside transactions. Counts of the period: `used` are reserved and captured credits, `held` the reserved ones,
 * `bought` unused single credits, `paid` names opened for money. `active` grants the access level "profile";
 * `waiting` is the plan of a trial that starts with the verification.
 */
export const planOf = async (recruiterId: string, client: Tx = db) =>
  heldPlan(await (client === db ? cachedPlanRow(recruiterId) : planRow(recruiterId, client)));

export const plansOf = async (recruiterIds: readonly string[]): Promise<Map<string, HeldPlan>> =>
  new Map((await planRows(recruiterIds, db)).map((row) => [row.recruiterId, heldPlan(row)]));

function heldPlan({ verified, waiting, credits, recruiterId: _, ...row }: PlanRow) {
  const subscription = waiting || !row.status ? null : (row as SubscriptionRow);
  const checkedAt = now();
  const trial = subscription?.status === "trialing";
  const count = (source: CreditSource, state: CreditState, inPeriod?: boolean) =>
    credits
      .filter((credit) => credit.source === source && credit.state === state)
      .filter((credit) => inPeriod === undefined || (subscription !== null && credit.inPeriod) === inPeriod)
      .reduce((sum, { number }) => sum + number, 0);
  const reserved = count("plan", "reserved", true);
  const used = reserved + count("plan", "captured", true);
  const [bought, inUse] = [count("purchase", "free"), count("purchase", "reserved")];
  const quota = quotaOf(subscription, checkedAt);
  const subscribed = isActive(subscription, checkedAt);
  return {
    plan: subscription && subscribed ? subscription.plan : null,
    nextPlan: subscription && subscribed && !subscription.cancelAtPeriodEnd ? subscription.nextPlan : null,
    waiting,
    verified,
    trial,
    productId: subscription?.productId ?? null,
    active: subscribed || bought + inUse > 0,
    subscribed,
    everHeld: subscription !== null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    periodEnd: subscription?.periodEnd ?? null,
    quota,
    used,
    held: reserved + inUse,
    bought,
    paid: count("purchase", "captured") + count("plan", "captured", trial ? false : undefined),
    left: Math.max(0, quota - used) + bought,
  };
}

export type HeldPlan = ReturnType<typeof heldPlan>;

type SubscriptionRow = {
  plan: PlanName;
  nextPlan: PlanName | null;
  status: SubscriptionStatus;
  productId: string | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
};
type CreditCount = { source: CreditSource; state: CreditState; inPeriod: boolean; number: number };
type PlanRow = { [Field in keyof SubscriptionRow]: SubscriptionRow[Field] | null } & {
  recruiterId: string;
  verified: boolean;
  waiting: PlanName | null;
  credits: CreditCount[];
};

const planRows = (recruiterIds: readonly string[], client: Tx) =>
  client.$queryRaw<PlanRow[]>`
    select one.id as "recruiterId", replace(s.plan::text, '-', '_') as plan, replace(s.next_plan::text, '-', '_') as "nextPlan",
      s.status::text as status, s.product_id as "productId", s.period_start as "periodStart",
      s.subscription_end as "periodEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
      replace(w.plan::text, '-', '_') as waiting,
      exists (select from recruiters where id = one.id and status = 'verified') as verified,
      (select coalesce(json_agg(counted), '[]') from (
        select c.source, c.state, coalesce(c.period_start = s.period_start, false) as "inPeriod", count(*)::int as number
        from credits c where c.recruiter_id = one.id group by 1, 2, 3) as counted) as credits
    from unnest(${[...recruiterIds]}::uuid[]) as one (id)
    left join subscriptions s on s.recruiter_id = one.id
    left join waiting_trials w on w.recruiter_id = one.id`;

async function planRow(recruiterId: string, client: Tx): Promise<PlanRow> {
  const [row] = await planRows([recruiterId], client);
  if (!row) throw new Error("a select with left joins alone has a row");
  return row;
}

const cachedPlanRow = cache((recruiterId: string) => planRow(recruiterId, db));

export const ownPlan = async (actor: Actor): Promise<HeldPlan | null> =>
  actor.recruiterId ? planOf(actor.recruiterId) : null;

export async function capturedForMoney(recruiterId: string): Promise<string[]> {
  const subscription = await heldBy(recruiterId);
  const trial = subscription?.status === "trialing" && !(await db.waitingTrial.findUnique({ where: { recruiterId } }));
  const credits = await db.credit.findMany({
    where: {
      recruiterId,
      state: "captured",
      NOT: trial ? { source: "plan", periodStart: subscription.periodStart } : undefined,
    },
    select: { id: true },
  });
  return credits.map(({ id }) => id);
}

/** Credits of the plan reserved or captured in the period that began at `periodStart`. */
export const usedCredits = (client: Tx, recruiterId: string, periodStart: Date) =>
  client.credit.count({ where: { recruiterId, source: "plan", periodStart, state: { in: ["reserved", "captured"] } } });

export const heldBy = (recruiterId: string, client: Tx = db) =>
  client.subscription.findUnique({ where: { recruiterId } });
