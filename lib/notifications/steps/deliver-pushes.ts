import "server-only";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";
import { log } from "@/lib/platform/http/log";
import type { Locale } from "@/lib/platform/i18n/routing";
import { localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { afterQuietHours } from "@/lib/platform/outbox/quiet-hours";
import { loadPreferences } from "@/lib/platform/outbox/readers";
import { afterFailure, TRIES } from "@/lib/platform/outbox/retry";
import { PushRefused, push } from "../provider/push";
import { isOvertaken } from "../queries/overtaken";

const CONCURRENCY = 8;
const LEASE_S = 60;

/** Sends the pushes that are due, outside every transaction; each is leased in one statement, and the lease expires if the process stops. */
export async function deliverPushes() {
  await Promise.all(Array.from({ length: CONCURRENCY }, deliverUntilEmpty));
}

export async function forgetParkedPushes() {
  const cutoff = daysFrom(now(), -7);
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from push_messages where id in (select id from push_messages where parked_at < ${cutoff} limit ${atMost})`,
  );
}

async function deliverUntilEmpty() {
  for (let id = await leaseNext(); id; id = await leaseNext()) await deliver(id);
}

async function leaseNext(): Promise<string | undefined> {
  const [leasedAt, until] = [now(), secondsFrom(now(), LEASE_S)];
  const [leased] = await db.$queryRaw<{ id: string }[]>`
    update push_messages set attempts = attempts + 1, claimed_until = ${until} where id = (
      select id from push_messages where parked_at is null and retry_at <= ${leasedAt}
        and (claimed_until is null or claimed_until <= ${leasedAt})
      order by retry_at, id limit 1 for update skip locked)
    returning id`;
  return leased?.id;
}

async function deliver(id: string) {
  const message = await db.pushMessage.findUnique({ where: { id }, select });
  if (!message) return;
  const { attempts, category, notification, subscription } = message;
  const { user, session, endpoint, ...keys } = subscription;
  if (user.disabledAt || session.revokedAt || session.expiresAt <= now()) return removeSubscription(subscription.id);
  if (notification.read || (await isOvertaken({ userId: user.id, category, ...notification })))
    return removeMessage(id);
  const preferences = (await loadPreferences(db, [{ userId: user.id }]))({ userId: user.id });
  const earliest = afterQuietHours(preferences?.night ?? [], now());
  if (earliest > now()) return postpone(id, { attempts: attempts - 1, retryAt: earliest });
  try {
    if (attempts > TRIES) throw new PushRefused("every try was interrupted");
    const locale = user.locale as Locale;
    const payload = { title: "Recruit", body: translator(locale, "notifications")(`pushed.${category}`) };
    const path = localePath(notification.link ?? "/notifications", locale);
    const result = await push(endpoint, keys, category, { ...payload, path, tag: category, lang: locale });
    await (result === "gone" ? removeSubscription(subscription.id) : removeMessage(id));
  } catch (error) {
    const retry = afterFailure(error instanceof PushRefused ? TRIES : attempts, error);
    log.warn({ err: error, pushId: id, attempts, parked: "parkedAt" in retry }, "push not delivered");
    await postpone(id, retry);
  }
}

const removeMessage = async (id: string) => void (await db.pushMessage.deleteMany({ where: { id } }));

const removeSubscription = async (id: string) => void (await db.pushSubscription.deleteMany({ where: { id } }));

const postpone = async (id: string, data: object) =>
  void (await db.pushMessage.updateMany({ where: { id }, data: { ...data, claimedUntil: null } }));

const select = {
  attempts: true,
  category: true,
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
