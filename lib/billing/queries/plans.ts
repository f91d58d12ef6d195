import "server-only";
import { cache } from "react";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import type { CreditSource, CreditState, PlanName, SubscriptionStatus } from "@/lib/platform/prisma/enums";
import { isActive, quotaOf } from "../policy";

/** A recruiter's plan and credits, read once a request outside a transaction. `used` counts open and granted requests of the period, of those `held` the open ones; `bought` the single credits not yet spent, `paid` the names that were opened for money; `active` is what opens the profile depth; `waiting` the plan of a trial that begins with the verification, `verified` whether that was. */
export const planOf = async (recruiterId: string, client: Tx = db) =>
  heldPlan(await (client === db ? keptNow(recruiterId) : keptOf(recruiterId, client)));

/** The plans of many, in one statement. */
export const plansOf = async (recruiterIds: readonly string[]): Promise<Map<string, HeldPlan>> =>
  new Map((await keptOfAll(recruiterIds, db)).map((row) => [row.recruiterId, heldPlan(row)]));

function heldPlan({ verified, waiting, credits, recruiterId: _, ...kept }: KeptRow) {
  const held = waiting || !kept.status ? null : (kept as HeldRow);
  const at = now();
  const trial = held?.status === "trialing";
  const count = (source: CreditSource, state: CreditState, inPeriod?: boolean) =>
    credits
      .filter((kept) => kept.source === source && kept.state === state)
      .filter((kept) => inPeriod === undefined || (held !== null && kept.inPeriod) === inPeriod)
      .reduce((sum, { number }) => sum + number, 0);
  const open = count("plan", "reserved", true);
  const used = open + count("plan", "captured", true);
  const [bought, inUse] = [count("purchase", "free"), count("purchase", "reserved")];
  const quota = quotaOf(held, at);
  const subscribed = isActive(held, at);
  return {
    plan: held && subscribed ? held.plan : null,
    nextPlan: held && subscribed ? held.nextPlan : null,
    waiting,
    verified,
    trial,
    productId: held?.productId ?? null,
    active: subscribed || bought + inUse > 0,
    subscribed,
    everHeld: held !== null,
    cancelAtPeriodEnd: held?.cancelAtPeriodEnd ?? false,
    periodEnd: held?.periodEnd ?? null,
    quota,
    used,
    held: open + inUse,
    bought,
    paid: count("purchase", "captured") + count("plan", "captured", trial ? false : undefined),
    left: Math.max(0, quota - used) + bought,
  };
}

export type HeldPlan = ReturnType<typeof heldPlan>;

type HeldRow = {
  plan: PlanName;
  nextPlan: PlanName | null;
  status: SubscriptionStatus;
  productId: string | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
};
type Counted = { source: CreditSource; state: CreditState; inPeriod: boolean; number: number };
type KeptRow = { [Field in keyof HeldRow]: HeldRow[Field] | null } & {
  recruiterId: string;
  verified: boolean;
  waiting: PlanName | null;
  credits: Counted[];
};

/** The subscription, the trial that waits, the credits counted and whether the organisation is verified, in one statement: every page of a recruiter asks for it. */
const keptOfAll = (recruiterIds: readonly string[], client: Tx) =>
  client.$queryRaw<KeptRow[]>`
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

async function keptOf(recruiterId: string, client: Tx): Promise<KeptRow> {
  const [row] = await keptOfAll([recruiterId], client);
  if (!row) throw new Error("a select with left joins alone has a row");
  return row;
}

const keptNow = cache((recruiterId: string) => keptOf(recruiterId, db));

/** The plan of whoever asks; null for everyone who is not a recruiter. */
export const ownPlan = async (actor: Actor): Promise<HeldPlan | null> =>
  actor.recruiterId ? planOf(actor.recruiterId) : null;

/** The credits that `paid` counts: spent on names that were opened for money. */
export async function capturedForMoney(recruiterId: string): Promise<string[]> {
  const held = await heldBy(recruiterId);
  const trial = held?.status === "trialing" && !(await db.waitingTrial.findUnique({ where: { recruiterId } }));
  const captured = await db.credit.findMany({
    where: {
      recruiterId,
      state: "captured",
      NOT: trial ? { source: "plan", periodStart: held.periodStart } : undefined,
    },
    select: { id: true },
  });
  return captured.map(({ id }) => id);
}

/** Credits of the plan held by open requests or spent on answers, in the period that began at `periodStart`. */
export const usedCredits = (client: Tx, recruiterId: string, periodStart: Date) =>
  client.credit.count({ where: { recruiterId, source: "plan", periodStart, state: { in: ["reserved", "captured"] } } });

/** The subscription a recruiter holds or last held. */
export const heldBy = (recruiterId: string, client: Tx = db) =>
  client.subscription.findUnique({ where: { recruiterId } });
