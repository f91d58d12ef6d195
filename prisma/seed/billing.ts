import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { plain } from "./accounts.ts";
import type { Days } from "./days.ts";
import { later } from "./days.ts";
import { idFor, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

/**
 * A month of a plan (always 30 days, so that the demo does not depend on the calendar) or the trial; `quota` is the number
 * of names it opens.
 */
export type Period = { start: Date; end: Date; quota: number };

const quotas = { trial: 3, basic: 3, pro: 5, premium: 10, ended: 3 } as const;
const planOf = { trial: "basic", basic: "basic", pro: "pro", premium: "premium", ended: "basic" } as const;
const trialDays = 14;
const monthDays = 30;

/** The periods a recruiter has paid for or tried, the current one last. */
export function periodsOf({ organization, row }: SeedRecruiter, days: Days): Period[] {
  const { plan } = organization;
  if (!plan || plan === "pay_per_match" || !row.verifiedAt) return [];
  const quota = quotas[plan];
  const first = later(row.verifiedAt, 1);
  if (plan === "trial") return [{ start: first, end: later(first, trialDays), quota }];
  const periods: Period[] = [];
  for (let start = first, n = 1; start <= days.today; n++) {
    const end = later(first, n * monthDays);
    periods.push({ start, end, quota });
    start = end;
  }
  return plan === "ended" ? periods.slice(0, -1) : periods;
}

export function makeSubscriptions(recruiters: readonly SeedRecruiter[], days: Days) {
  return recruiters.flatMap((recruiter) => {
    const { plan, name, contact } = recruiter.organization;
    const period = periodsOf(recruiter, days).at(-1);
    if (!period || !plan || plan === "pay_per_match") return [];
    const code = (plain(name, "") || plain(contact, "")).slice(0, 14);
    return {
      recruiterId: recruiter.row.id,
      customerId: `cus_demo${code}`,
      subscriptionId: `sub_demo${code}`,
      plan: planOf[plan],
      productId: `prod_recruit_${planOf[plan]}`,
      status: plan === "trial" ? ("trialing" as const) : plan === "ended" ? ("canceled" as const) : ("active" as const),
      periodStart: period.start,
      periodEnd: period.end,
      cancelAtPeriodEnd: false,
      appliedAt: period.start,
    };
  });
}

/** Credits that were bought singly and are unused. */
export function makeFreeCredits(recruiters: readonly SeedRecruiter[], days: Days): Prisma.CreditCreateManyInput[] {
  const random = randomFor("free credits");
  return recruiters
    .filter(({ organization }) => organization.plan === "pay_per_match")
    .flatMap(({ row }) =>
      Array.from({ length: random.integer(1, 2) }, (_, n) =>
        boughtCredit(row.id, `free ${n}`, days.ago(random.integer(2, 20), 10)),
      ),
    )
    .map((credit) => ({ ...credit, state: "free" as const }));
}

export const boughtCredit = (recruiterId: string, name: string, createdAt: Date) => ({
  id: idFor(`credit ${recruiterId} ${name}`),
  recruiterId,
  source: "purchase" as const,
  paymentId: `pi_demo${idFor(`payment ${recruiterId} ${name}`).replaceAll("-", "").slice(0, 20)}`,
  amountCents: 4_900,
  createdAt,
});
