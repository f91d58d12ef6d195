import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";

export const shownInBell = 10;

/** The bell: the ten newest, and how many are unread in all. */
export async function listNotifications(actor: Actor) {
  if (!actor.userId) return { items: [], unread: 0 };
  const mine = { userId: actor.userId };
  const [items, unread] = await Promise.all([
    db.notification.findMany({
      where: mine,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: shownInBell,
      select: { id: true, title: true, message: true, link: true, read: true, createdAt: true },
    }),
    db.notification.count({ where: { ...mine, read: false } }),
  ]);
  return { items, unread };
}

export type Bell = Awaited<ReturnType<typeof listNotifications>>;
