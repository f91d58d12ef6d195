import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { recentErrors } from "@/lib/platform/http/recent-errors";
import type { Prisma } from "@/lib/platform/prisma/client";
import { deadLettersShown } from "../schema/reports";

/** What the outbox has given up, latest first: e-mails without their text, pushes with only the host of the push service; null without the "support" permission. */
export async function listDeadLetters(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const entries = await db.outboxEntry.findMany({
    where: { deadSince: { not: null } },
    orderBy: [{ deadSince: "desc" }, { id: "desc" }],
    take: deadLettersShown,
    select,
  });
  return entries.map((entry) => {
    const { id, deadSince, attempts, error } = entry;
    return { id, deadSince, attempts, error, task: taskOf(entry) };
  });
}

type Entry = Prisma.OutboxEntryGetPayload<{ select: typeof select }>;

function taskOf({ mail, subscription, notification, event, handler }: Entry) {
  if (mail) return { kind: "email", ...mail } as const;
  if (subscription)
    return { kind: "push", service: new URL(subscription.endpoint).host, about: notification?.kind } as const;
  return { kind: "handler", event: event?.type, handler } as const;
}

const select = {
  id: true,
  deadSince: true,
  attempts: true,
  error: true,
  handler: true,
  event: { select: { type: true } },
  mail: { select: { to: true, subject: true } },
  subscription: { select: { endpoint: true } },
  notification: { select: { kind: true } },
} as const;

export async function workUnderWay(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const [mails, handlers] = await Promise.all([
    db.outboxEntry.count({ where: { kind: "email", deadSince: null } }),
    db.outboxEntry.count({ where: { kind: "handler", deadSince: null } }),
  ]);
  return { mails, handlers };
}

/** At most 20 recent errors and slow queries of this server process; null without the "support" permission. */
export function listRecentErrors(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const slow = [...recentErrors.slow.values()].toSorted((a, b) => b.slowest - a.slowest);
  return { since: recentErrors.since, errors: recentErrors.errors.slice(0, 20), slow: slow.slice(0, 20) };
}

export type ListedErrors = NonNullable<ReturnType<typeof listRecentErrors>>;

export type DeadLetter = NonNullable<Awaited<ReturnType<typeof listDeadLetters>>>[number];
