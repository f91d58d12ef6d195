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

const AT_ONCE = 8;
const CLAIMED_S = 60;

/** Sends the pushes that are due, each claimed in one statement and sent outside every transaction; a claim that nobody marked expires. */
export async function deliverPushes() {
  await Promise.all(Array.from({ length: AT_ONCE }, deliverInTurn));
}

/** What was parked is of no use to anybody a week later. */
export async function forgetParkedPushes() {
  const before = daysFrom(now(), -7);
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from push_messages where id in (select id from push_messages where parked_at < ${before} limit ${atMost})`,
  );
}

async function deliverInTurn() {
  for (let id = await claim(); id; id = await claim()) await deliver(id);
}

async function claim(): Promise<string | undefined> {
  const [at, until] = [now(), secondsFrom(now(), CLAIMED_S)];
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    update push_messages set attempts = attempts + 1, claimed_until = ${until} where id = (
      select id from push_messages where parked_at is null and retry_at <= ${at}
        and (claimed_until is null or claimed_until <= ${at})
      order by retry_at, id limit 1 for update skip locked)
    returning id`;
  return claimed?.id;
}

async function deliver(id: string) {
  const message = await db.pushMessage.findUnique({ where: { id }, select });
  if (!message) return;
  const { attempts, category, notification, subscription } = message;
  const { user, session, endpoint, ...keys } = subscription;
  // Signed out there, or read meanwhile.
  if (user.disabledAt || session.revokedAt || session.expiresAt <= now()) return forgetBrowser(subscription.id);
  if (notification.read) return forget(id);
  const preferences = (await loadPreferences(db, [{ userId: user.id }]))({ userId: user.id });
  const morning = afterQuietHours(preferences?.night ?? [], now());
  if (morning > now()) return putOff(id, { attempts: attempts - 1, retryAt: morning });
  try {
    if (attempts > TRIES) throw new PushRefused("every try was interrupted");
    const locale = user.locale as Locale;
    const payload = { title: "Recruit", body: translator(locale, "notifications")(`pushed.${category}`) };
    const path = localePath(notification.link ?? "/notifications", locale);
    const fate = await push(endpoint, keys, category, { ...payload, path, tag: category, lang: locale });
    await (fate === "gone" ? forgetBrowser(subscription.id) : forget(id));
  } catch (error) {
    const fate = afterFailure(error instanceof PushRefused ? TRIES : attempts, error);
    log.warn({ err: error, pushId: id, attempts, parked: "parkedAt" in fate }, "push not delivered");
    await putOff(id, fate);
  }
}

const forget = async (id: string) => void (await db.pushMessage.deleteMany({ where: { id } }));

/** With everything that waits for it. */
const forgetBrowser = async (id: string) => void (await db.pushSubscription.deleteMany({ where: { id } }));

const putOff = async (id: string, data: object) =>
  void (await db.pushMessage.updateMany({ where: { id }, data: { ...data, claimedUntil: null } }));

const select = {
  attempts: true,
  category: true,
  notification: { select: { link: true, read: true } },
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
