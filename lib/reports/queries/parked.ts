import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { recentErrors } from "@/lib/platform/http/recent-errors";
import { parkedPage } from "../schema";

type MailCursor = { parkedAt: Date; id: string };
type ReactionCursor = { parkedAt: Date; factId: bigint; reaction: string };

/** Letters that are not tried any more, the last given up first, 50 at most, after the one `after`; without their text. Null for all but the support. */
export async function listParkedMail(actor: Actor, after?: MailCursor) {
  if (!isStaff(actor, "support")) return null;
  const beyond = after && [{ parkedAt: { lt: after.parkedAt } }, { parkedAt: after.parkedAt, id: { lt: after.id } }];
  return db.mail.findMany({
    where: { parkedAt: { not: null }, ...(beyond && { OR: beyond }) },
    orderBy: [{ parkedAt: "desc" }, { id: "desc" }],
    take: parkedPage,
    select: { id: true, to: true, subject: true, createdAt: true, parkedAt: true, attempts: true, error: true },
  });
}

/** Reactions that are not tried any more, in the same way. */
export async function listParkedReactions(actor: Actor, after?: ReactionCursor) {
  if (!isStaff(actor, "support")) return null;
  const beyond = after && [
    { parkedAt: { lt: after.parkedAt } },
    { parkedAt: after.parkedAt, factId: { lt: after.factId } },
    { parkedAt: after.parkedAt, factId: after.factId, reaction: { gt: after.reaction } },
  ];
  return db.pendingReaction.findMany({
    where: { parkedAt: { not: null }, ...(beyond && { OR: beyond }) },
    orderBy: [{ parkedAt: "desc" }, { factId: "desc" }, { reaction: "asc" }],
    take: parkedPage,
    select: {
      factId: true,
      reaction: true,
      parkedAt: true,
      attempts: true,
      error: true,
      fact: { select: { type: true, createdAt: true } },
    },
  });
}

/** Pushes to browsers that are not tried any more, the last given up first, 50 at most; of the browser only whose service it is reached through. They are forgotten after a week. */
export async function listParkedPushes(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const parked = await db.pushMessage.findMany({
    where: { parkedAt: { not: null } },
    orderBy: [{ parkedAt: "desc" }, { id: "desc" }],
    take: parkedPage,
    select: {
      id: true,
      category: true,
      parkedAt: true,
      attempts: true,
      error: true,
      subscription: { select: { endpoint: true } },
    },
  });
  return parked.map(({ subscription, ...push }) => ({ ...push, service: new URL(subscription.endpoint).host }));
}

/** How many letters and reactions are on their way, and not given up; null for all but the support. */
export async function workUnderWay(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const [mails, reactions] = await Promise.all([
    db.mail.count({ where: { sentAt: null, parkedAt: null } }),
    db.pendingReaction.count({ where: { parkedAt: null } }),
  ]);
  return { mails, reactions };
}

/** The errors and the slow queries of the server that answers, the last and the slowest first, 20 at most each; null for all but the support. */
export function recentTrouble(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const slow = [...recentErrors.slow.values()].toSorted((one, other) => other.slowest - one.slowest);
  return { since: recentErrors.since, errors: recentErrors.errors.slice(0, 20), slow: slow.slice(0, 20) };
}

export type RecentTrouble = NonNullable<ReturnType<typeof recentTrouble>>;

export type ParkedMail = NonNullable<Awaited<ReturnType<typeof listParkedMail>>>[number];
export type ParkedPush = NonNullable<Awaited<ReturnType<typeof listParkedPushes>>>[number];
export type ParkedReaction = NonNullable<Awaited<ReturnType<typeof listParkedReactions>>>[number];
