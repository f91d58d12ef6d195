import "server-only";
import { cache } from "react";
import { bothThere } from "@/lib/jobs/queries/wishlist-entries";
import { flagged } from "@/lib/measurements/queries/flagged";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { unanswered as openTickets } from "@/lib/support/queries/tickets";
import { overdueBefore } from "../schema/due";
import { undecided } from "./cases";

export type WaitingWork = {
  section: "kyc" | "news" | "events" | "tickets" | "moderation" | "confirmations" | "wishlist" | "health";
  count: number;
  oldest: Date | null;
  /** Items past the day they were promised for; counted for documents only. */
  overdue?: number;
};

/** The pending work of the lists this person has permission for; cached per request. */
export const waitingWork = cache(async (actor: Actor): Promise<WaitingWork[]> => {
  const lists = await Promise.all([
    isStaff(actor, "verification") && casesWaiting(),
    isStaff(actor, "news") && countWaiting("news", db.sportsNews.aggregate(inReview)),
    isStaff(actor, "events") &&
      countWaiting("events", db.eventRegistration.aggregate({ where: seatsToAnswer(), ...byAge })),
    isStaff(actor, "moderation") &&
      countWaiting("moderation", db.moderationCase.aggregate({ where: undecided, ...byAge })),
    isStaff(actor, "moderation") && countWaiting("confirmations", db.confirmation.aggregate(oddConfirmations)),
    isStaff(actor, "support") && countWaiting("tickets", db.ticket.aggregate({ where: openTickets, ...byAge })),
    isStaff(actor, "support") && countWaiting("wishlist", db.wishlistItem.aggregate({ where: unhandled, ...byAge })),
    isStaff(actor, "support") && countWaiting("health", db.outboxEntry.aggregate(deadLetters)),
  ]);
  return lists.filter((item) => item !== false);
});

type Counted = { _count: number; _min: Record<string, Date | null> };

async function countWaiting(list: WaitingWork["section"], aggregate: Promise<Counted>): Promise<WaitingWork> {
  const { _count: count, _min } = await aggregate;
  return { section: list, count, oldest: Object.values(_min)[0] ?? null };
}

const byAge = { _count: true, _min: { createdAt: true } } as const;
export const undecidedCases = { verificationStatus: "pending", verdict: null } as const;
export const overdueCases = () => ({ ...undecidedCases, createdAt: { lt: overdueBefore() } });

async function casesWaiting(): Promise<WaitingWork> {
  const [waiting, overdue] = await Promise.all([
    countWaiting("kyc", db.kycDocument.aggregate({ where: undecidedCases, ...byAge })),
    db.kycDocument.count({ where: overdueCases() }),
  ]);
  return { ...waiting, overdue };
}

const inReview = {
  where: { publishedAt: null, submittedAt: { not: null } },
  _count: true,
  _min: { submittedAt: true },
} as const;
const oddConfirmations = { where: flagged, _count: true, _min: { answeredAt: true } } as const;
const deadLetters = { where: { deadSince: { not: null } }, _count: true, _min: { deadSince: true } } as const;
const unhandled = { handledAt: null, ...bothThere };

const seatsToAnswer = () =>
  ({
    status: "pending",
    event: { organizerId: null, status: "published", startDate: { gt: now() } },
  }) as const;
