import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { recentErrors } from "@/lib/platform/http/recent-errors";
import { parkedPage } from "../schema/reports";

type MailCursor = { parkedAt: Date; id: string };
type ReactionCursor = { parkedAt: Date; factId: bigint; reaction: string };

/** E-mails whose delivery was given up, latest first, without their text; null without the "support" permission. */
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

/** Push messages that were given up, latest first, with only the host of the push service; deleted after a week. */
export async function listParkedPushes(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const pushes = await db.pushMessage.findMany({
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
  return pushes.map(({ subscription, ...push }) => ({ ...push, service: new URL(subscription.endpoint).host }));
}

export async function workUnderWay(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const [mails, reactions] = await Promise.all([
    db.mail.count({ where: { sentAt: null, parkedAt: null } }),
    db.pendingReaction.count({ where: { parkedAt: null } }),
  ]);
  return { mails, reactions };
}

/** At most 20 recent errors and slow queries of this server process; null without the "support" permission. */
export function recentTrouble(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const slow = [...recentErrors.slow.values()].toSorted((a, b) => b.slowest - a.slowest);
  return { since: recentErrors.since, errors: recentErrors.errors.slice(0, 20), slow: slow.slice(0, 20) };
}

export type RecentTrouble = NonNullable<ReturnType<typeof recentTrouble>>;

export type ParkedMail = NonNullable<Awaited<ReturnType<typeof listParkedMail>>>[number];
export type ParkedPush = NonNullable<Awaited<ReturnType<typeof listParkedPushes>>>[number];
export type ParkedReaction = NonNullable<Awaited<ReturnType<typeof listParkedReactions>>>[number];
