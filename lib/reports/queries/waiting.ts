import "server-only";
import { cache } from "react";
import { type Actor, isStaff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { bothThere } from "@/lib/jobs/queries/wishes";
import { undecided } from "@/lib/moderation/queries/cases";
import { unanswered } from "@/lib/support/queries/tickets";

/** What waits at a desk: how many, and since when the first. */
export type WaitingWork = {
  desk: "kyc" | "news" | "events" | "tickets" | "moderation" | "wishes" | "health";
  count: number;
  oldest: Date | null;
};

/** The work that waits at the desks this person's scopes open; none for everybody else. Read once a request. */
export const waitingWork = cache(async (actor: Actor): Promise<WaitingWork[]> => {
  const work = await Promise.all([
    isStaff(actor, "verification") && kycWaiting(),
    isStaff(actor, "news") && newsWaiting(),
    isStaff(actor, "events") && registrationsWaiting(),
    isStaff(actor, "moderation") && casesWaiting(),
    isStaff(actor, "support") && ticketsWaiting(),
    isStaff(actor, "support") && wishesWaiting(),
    isStaff(actor, "support") && parkedWaiting(),
  ]);
  return work.filter((each) => each !== false);
});

async function kycWaiting(): Promise<WaitingWork> {
  const { _count: count, _min } = await db.kycDocument.aggregate({
    where: { verificationStatus: "pending", verdict: null },
    _count: true,
    _min: { createdAt: true },
  });
  return { desk: "kyc", count, oldest: _min.createdAt };
}

async function newsWaiting(): Promise<WaitingWork> {
  const { _count: count, _min } = await db.sportsNews.aggregate({
    where: { publishedAt: null, submittedAt: { not: null } },
    _count: true,
    _min: { submittedAt: true },
  });
  return { desk: "news", count, oldest: _min.submittedAt };
}

/** For an answer at events that the staff itself organises. */
async function registrationsWaiting(): Promise<WaitingWork> {
  const { _count: count, _min } = await db.eventRegistration.aggregate({
    where: { status: "pending", event: { organizerId: null, status: "published", startDate: { gt: now() } } },
    _count: true,
    _min: { createdAt: true },
  });
  return { desk: "events", count, oldest: _min.createdAt };
}

async function ticketsWaiting(): Promise<WaitingWork> {
  const { _count: count, _min } = await db.ticket.aggregate({
    where: unanswered,
    _count: true,
    _min: { createdAt: true },
  });
  return { desk: "tickets", count, oldest: _min.createdAt };
}

async function casesWaiting(): Promise<WaitingWork> {
  const { _count: count, _min } = await db.moderationCase.aggregate({
    where: undecided,
    _count: true,
    _min: { createdAt: true },
  });
  return { desk: "moderation", count, oldest: _min.createdAt };
}

async function wishesWaiting(): Promise<WaitingWork> {
  const { _count: count, _min } = await db.wishlistItem.aggregate({
    where: { handledAt: null, ...bothThere },
    _count: true,
    _min: { createdAt: true },
  });
  return { desk: "wishes", count, oldest: _min.createdAt };
}

async function parkedWaiting(): Promise<WaitingWork> {
  const parked = { where: { parkedAt: { not: null } }, _count: true, _min: { parkedAt: true } } as const;
  const [mails, reactions] = await Promise.all([db.mail.aggregate(parked), db.pendingReaction.aggregate(parked)]);
  const since = [mails, reactions].flatMap(({ _min }) => _min.parkedAt ?? []);
  return {
    desk: "health",
    count: mails._count + reactions._count,
    oldest: since.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}
