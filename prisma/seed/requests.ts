import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { hideContacts } from "../../lib/platform/text/contact-details.ts";
import { demoEmails } from "./accounts.ts";
import { boughtCredit, type Period } from "./billing.ts";
import { type Days, earlier, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { conversations } from "./texts/conversations.ts";

export type Outcome = "pending" | "awaiting_guardian" | "accepted" | "refused" | "expired" | "withdrawn";

export type SeedRequest = {
  recruiter: SeedRecruiter;
  player: SeedPlayer;
  outcome: Outcome;
  row: Prisma.ContactRequestCreateManyInput & { id: string; createdAt: Date; answeredAt: Date | null };
  credit: Prisma.CreditCreateManyInput;
};

const daysToAnswer = 14;

type RequestInput = {
  recruiter: SeedRecruiter;
  player: SeedPlayer;
  at: Date;
  period: Period | null;
  days: Days;
  random: Random;
  outcome?: Outcome;
};

/** A contact request with its credit, in the state after the answer. */
export function request({
  recruiter,
  player,
  at,
  period,
  days,
  random,
  outcome = drawOutcome(player, at, days, random),
}: RequestInput): SeedRequest {
  const id = idFor(`request ${recruiter.organization.name} ${player.row.handle}`);
  const answeredAt = settledAt(outcome, at, days, random);
  const yes = outcome === "accepted" || outcome === "awaiting_guardian";
  const guardianDeclined = outcome === "refused" && player.minor && random.chance(0.5);
  const credit = period
    ? {
        id: idFor(`credit ${id}`),
        recruiterId: recruiter.row.id,
        source: "plan" as const,
        periodStart: period.start,
        createdAt: at,
      }
    : boughtCredit(recruiter.row.id, id, later(at, -1));
  const row = {
    id,
    recruiterId: recruiter.row.id,
    playerId: player.row.id,
    askedById: recruiter.account.user.id,
    // A bought credit that was returned is free for another request.
    creditId: creditState(outcome, period !== null, answeredAt).state === "free" ? null : credit.id,
    ...messageTo(player, outcome, recruiter, wordsOf(recruiter, player, random)),
    status: outcome,
    playerAnswer: yes || guardianDeclined ? true : outcome === "refused" ? false : null,
    guardianAnswer: !player.minor ? null : outcome === "accepted" ? true : guardianDeclined ? false : null,
    createdAt: at,
    expiresAt: later(at, daysToAnswer),
    answeredAt,
  };
  return {
    recruiter,
    player,
    outcome,
    row,
    credit: { ...credit, ...creditState(outcome, period !== null, answeredAt) },
  };
}

function wordsOf({ organization, row }: SeedRecruiter, { language }: SeedPlayer, random: Random): string {
  const text = random.pick(conversations[organization.language === language ? language : "en"].requests);
  return text.replaceAll("{organization}", organization.name).replaceAll("{city}", row.city);
}

/** The open request to the demo player contains an address, which is hidden until it is accepted. */
function messageTo({ row }: SeedPlayer, outcome: Outcome, { organization }: SeedRecruiter, text: string) {
  if (outcome !== "pending" || row.email !== demoEmails.player) return { message: text };
  const ownWords = `${text}\n\n${organization.contact}, ${organization.name.replace(/\W+/g, "-").toLowerCase()}@club.example`;
  const { text: message, hidden } = hideContacts(ownWords, "[•••]");
  return { message, hidden, ownWords };
}

/** A returned credit of a plan expires with its period; a bought one is free again. */
function creditState(outcome: Outcome, ofPlan: boolean, settled: Date | null) {
  if (outcome === "accepted") return { state: "captured" as const, settledAt: settled };
  if (outcome === "pending" || outcome === "awaiting_guardian") return { state: "reserved" as const, settledAt: null };
  return ofPlan ? { state: "returned" as const, settledAt: settled } : { state: "free" as const, settledAt: null };
}

function drawOutcome(player: SeedPlayer, date: Date, days: Days, random: Random): Outcome {
  const young = later(date, daysToAnswer) > days.today;
  const waiting = ["awaiting_guardian", player.minor ? 70 : 0] as const;
  if (young)
    return random.weighted<Outcome>([["pending", 50], waiting, ["accepted", 25], ["refused", 15], ["withdrawn", 5]]);
  return random.weighted<Outcome>([
    ["accepted", 44],
    ["refused", 30],
    ["expired", 16],
    ["withdrawn", 8],
  ]);
}

function settledAt(outcome: Outcome, date: Date, days: Days, random: Random): Date | null {
  if (outcome === "pending" || outcome === "awaiting_guardian") return null;
  if (outcome === "expired") return later(date, daysToAnswer);
  const answered = later(date, random.integer(0, 5), random.integer(2, 20));
  return earlier(answered, later(date, (days.today.getTime() - date.getTime()) / 86_400_000 / 2));
}
