import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { createChannel, finish, type LeasedEntry, postpone } from "@/lib/platform/outbox/outbox";
import { afterQuietHours } from "@/lib/platform/outbox/quiet-hours";
import { loadPreferences } from "@/lib/platform/outbox/readers";
import { PushRefused, push } from "../provider/push";
import { isOvertaken } from "../queries/overtaken";
import { categoryOf } from "../schema/categories";
import type { Kind } from "../schema/notification";

const channel = createChannel({
  kind: "push",
  concurrency: 8,
  leaseSeconds: 60,
  isPermanent: (error) => error instanceof PushRefused,
});

/** Sends the pushes that are due, outside every transaction. */
export const deliverPushes = () => channel({ perform: deliver });

async function deliver(entry: LeasedEntry) {
  const message = await db.outboxEntry.findUnique({ where: { id: entry.id }, select });
  if (!message?.subscription || !message.notification) return;
  const { subscription, notification } = message;
  const { user, session, endpoint, ...keys } = subscription;
  if (user.disabledAt || session.revokedAt || session.expiresAt <= now()) return removeSubscription(subscription.id);
  const category = categoryOf[notification.kind as Kind];
  if (notification.read || (await isOvertaken({ userId: user.id, category, ...notification })))
    return finish(db, entry);
  const preferences = (await loadPreferences(db, [{ userId: user.id }]))({ userId: user.id });
  const earliest = afterQuietHours(preferences?.quietZones ?? [], now());
  if (earliest > now()) return postpone(db, entry, earliest);
  const locale = user.locale as Locale;
  const payload = { title: "Recruit", body: translator(locale, "notifications")(`pushed.${category}`) };
  const path = localePath(notification.link ?? "/notifications", locale);
  const result = await push(endpoint, keys, category, { ...payload, path, tag: category, lang: locale });
  return result === "gone" ? removeSubscription(subscription.id) : finish(db, entry);
}

/** Its waiting pushes are deleted with it. */
const removeSubscription = (id: string) => db.pushSubscription.deleteMany({ where: { id } });

const select = {
  notification: { select: { link: true, read: true, kind: true, about: true } },
  subscription: {
    select: {
      id: true,
      endpoint: true,
      p256dh: true,
      auth: true,
      session: { select: { revokedAt: true, expiresAt: true } },
      user: { select: { id: true, locale: true, disabledAt: true } },
    },
  },
} as const;
