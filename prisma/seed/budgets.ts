import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { periodsOf } from "./billing.ts";
import { type Days, later } from "./days.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";

type Line = readonly [label: string, category: Prisma.BudgetLineCreateManyInput["category"], amountCents: number];

const spent: readonly Line[] = [
  ["Déplacements des observateurs", "travel", 184_000],
  ["Journée de détection seniors", "scouting", 236_000],
  ["Hébergement de deux joueurs à l’essai", "trials", 148_000],
  ["Analyse vidéo, licence annuelle", "video", 290_000],
  ["Visites médicales", "medical", 92_000],
  ["Prime d’arrivée, ailier gauche", "signing", 300_000],
];
/** The number is days from now. */
const planned: readonly [...Line, number][] = [
  ["Tournoi de détection U19", "scouting", 320_000, 24],
  ["Billets de train, observateurs", "travel", 96_000, 38],
  ["Jeux de chasubles et plots", "equipment", 41_050, 55],
];

/** The demo club's expenses of this month (12,500 of 50,000 EUR with the payment provider's charges), and its plans. */
export function makeBudgetLines(
  recruiters: readonly SeedRecruiter[],
  paid: readonly Prisma.PaymentCreateManyInput[],
  days: Days,
): Prisma.BudgetLineCreateManyInput[] {
  const { id: recruiterId } = recruiters[0]!.row;
  const paidCents = paid
    .filter((payment) => payment.recruiterId === recruiterId && payment.paidAt >= days.monthStart)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const dayOfMonth = days.today.getUTCDate();
  const spentLines = spent.map(([label, category, amountCents], n) => ({
    label,
    category,
    amountCents: n === 0 ? amountCents - paidCents : amountCents,
    state: "spent" as const,
    spentOn: later(days.monthStart, Math.floor(((dayOfMonth - 1) * n) / spent.length)),
  }));
  const ahead = planned.map(([label, category, amountCents, inDays]) => ({
    label,
    category,
    amountCents,
    state: "planned" as const,
    spentOn: days.ahead(inDays),
  }));
  return [...spentLines, ...ahead].map((line) => ({
    ...line,
    id: idFor(`budget ${line.label}`),
    recruiterId,
    createdAt: days.today,
  }));
}

const prices = { basic: 10_000, pro: 30_000, premium: 50_000 };

export function makePaid(
  recruiters: readonly SeedRecruiter[],
  credits: readonly Prisma.CreditCreateManyInput[],
  days: Days,
): Prisma.PaymentCreateManyInput[] {
  const ofPlans = recruiters.flatMap((recruiter) => {
    const { plan } = recruiter.organization;
    if (!plan || plan === "trial" || plan === "pay_per_match") return [];
    const amountCents = prices[plan === "ended" ? "basic" : plan];
    return periodsOf(recruiter, days).map(({ start }) => ({
      id: `pi_demo${idFor(`plan ${recruiter.row.id} ${start.toISOString()}`).replaceAll("-", "").slice(0, 20)}`,
      recruiterId: recruiter.row.id,
      kind: "plan" as const,
      amountCents,
      paidAt: start,
      readAt: start,
    }));
  });
  const ofCredits = credits.flatMap(({ paymentId: id, recruiterId, amountCents = 0, createdAt }) =>
    id && createdAt
      ? { id, recruiterId, kind: "credit" as const, amountCents, paidAt: createdAt, readAt: createdAt }
      : [],
  );
  return [...ofPlans, ...ofCredits];
}
