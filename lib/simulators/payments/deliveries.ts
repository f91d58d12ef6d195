import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { seconds } from "./ids";
import { settleDue } from "./renewals";
import { paymentsAreLocal, paymentsWebhookSecret, paymentsWebhookUrl } from "./settings";
import { signatureHeader } from "./signature";

const SECOND = 1000;
const TIMEOUT = 10 * SECOND;
/** A delivery that was begun and never ended (a crash) is taken up again after this. */
const LEASE = 30 * SECOND;
const PATROL = 30 * SECOND;
const waits = [5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600].map((wait) => wait * SECOND);

type Claimed = { id: string; payload: string; attempts: number; sequence: bigint };

let running: Promise<void> = Promise.resolve();
let patrol: NodeJS.Timeout | undefined;

/** Delivers what waits, after the caller has answered: an application may hold locks its webhook needs. */
export function deliverSoon(): void {
  startDeliveries();
  setImmediate(() => void deliverDue());
}

/** Takes up what an earlier process left undelivered, and from then on whatever falls due. */
export function startDeliveries(): void {
  if (patrol || !paymentsAreLocal()) return;
  patrol = setInterval(() => void deliverDue(), PATROL);
  patrol.unref();
}

export function deliverDue(): Promise<void> {
  running = running.then(round).catch((error: unknown) => console.error("local payments: delivery", error));
  return running;
}

/** Tries everything undelivered once, whatever its turn. For tests. */
export async function flushDeliveries(): Promise<void> {
  await deliverDue();
  const undelivered = { deliveredAt: null, attempts: { gt: 0 } };
  await db.localEvent.updateMany({ where: undelivered, data: { nextAttemptAt: now() } });
  await deliverDue();
}

async function round() {
  await settleDue();
  let next = await claim();
  while (next) {
    await deliver(next);
    next = await claim();
  }
  await wakeForNext();
}

async function claim(): Promise<Claimed | undefined> {
  const leaseEnd = new Date(now().getTime() + LEASE);
  const [claimed] = await db.$queryRaw<Claimed[]>`
    update local_events set attempts = attempts + 1, next_attempt_at = ${leaseEnd}
    where id = (select id from local_events where delivered_at is null and next_attempt_at <= ${now()}
      order by sequence limit 1 for update skip locked)
    returning id, payload, attempts, sequence`;
  return claimed;
}

async function deliver({ id, payload, attempts }: Claimed) {
  const failure = await post(payload);
  const wait = waits[attempts - 1];
  const nextAttemptAt = wait === undefined ? null : new Date(now().getTime() + wait);
  const data = failure
    ? { nextAttemptAt, lastError: failure }
    : { nextAttemptAt: null, deliveredAt: now(), lastError: null };
  await db.localEvent.update({ where: { id }, data });
}

/** What went wrong, or null. */
async function post(payload: string): Promise<string | null> {
  const signature = signatureHeader(payload, paymentsWebhookSecret(), seconds());
  try {
    const response = await fetch(paymentsWebhookUrl(), {
      method: "POST",
      body: payload,
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: "manual",
    });
    await response.body?.cancel();
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function wakeForNext() {
  const next = await db.localEvent.findFirst({
    where: { deliveredAt: null, nextAttemptAt: { not: null } },
    orderBy: { nextAttemptAt: "asc" },
    select: { nextAttemptAt: true },
  });
  const wait = next?.nextAttemptAt ? next.nextAttemptAt.getTime() - now().getTime() : null;
  if (wait !== null && wait < PATROL) setTimeout(() => void deliverDue(), Math.max(wait, 100)).unref();
}
