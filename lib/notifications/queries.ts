import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { timeZone } from "@/lib/core/i18n/formats";
import type { Locale } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";

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

/** The bell as it is shown, in words: everything a browser needs, nothing it must format. */
export async function bellView(actor: Actor, locale: Locale) {
  const readAt = now().getTime();
  const { items, unread } = await listNotifications(actor);
  const say = translator(locale, "notifications");
  const when = new Intl.DateTimeFormat(locale === "ar" ? "ar-u-nu-latn" : locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });
  return {
    readAt,
    unread,
    items: items.map(({ id, title, message, read, createdAt }) => ({
      id,
      title,
      message,
      read,
      at: createdAt.getTime(),
      when: when.format(createdAt),
    })),
    words: {
      bell: say("bell"),
      count: say("unread", { count: unread }),
      markAll: say("markAll"),
      empty: say("empty"),
      emptyHint: say("emptyHint"),
    },
  };
}

export type BellView = Awaited<ReturnType<typeof bellView>>;
