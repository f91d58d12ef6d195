import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { seconds } from "./ids";
import { settleDue } from "./renewals";
import { paymentsAreLocal, paymentsWebhookSecret, paymentsWebhookUrl } from "./settings";
import { signatureHeader } from "./signature";

const SECOND = 1000;
const TIMEOUT = 10 * SECOND;
/** An interrupted delivery is retried after this lease. */
const LEASE = 30 * SECOND;
const POLL_INTERVAL = 30 * SECOND;
const retryDelays = [5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600].map((wait) => wait * SECOND);

type LeasedEvent = { id: string; payload: string; attempts: number; sequence: bigint };

let running: Promise<void> = Promise.resolve();
let pollTimer: NodeJS.Timeout | undefined;

/** Delivers after the response is sent: the application may hold locks that its webhook needs. */
export function deliverSoon(): void {
  startDeliveries();
  setImmediate(() => void deliverDue());
}

/** Delivers what an earlier process left, then polls. */
export function startDeliveries(): void {
  if (pollTimer || !paymentsAreLocal()) return;
  pollTimer = setInterval(() => void deliverDue(), POLL_INTERVAL);
  pollTimer.unref();
}

export function deliverDue(): Promise<void> {
  running = running.then(deliverAllDue).catch((error: unknown) => console.error("local payments: delivery", error));
  return running;
}

/** Tries everything undelivered once. For tests. */
export async function flushDeliveries(): Promise<void> {
  await deliverDue();
  const undelivered = { deliveredAt: null, attempts: { gt: 0 } };
  await db.localEvent.updateMany({ where: undelivered, data: { nextAttemptAt: now() } });
  await deliverDue();
}

async function deliverAllDue() {
  await settleDue();
  let next = await leaseNext();
  while (next) {
    await deliver(next);
    next = await leaseNext();
  }
  await wakeForNext();
}

async function leaseNext(): Promise<LeasedEvent | undefined> {
  const leaseEnd = new Date(now().getTime() + LEASE);
  const [leased] = await db.$queryRaw<LeasedEvent[]>`
    update local_events set attempts = attempts + 1, next_attempt_at = ${leaseEnd}
    where id = (select id from local_events where delivered_at is null and next_attempt_at <= ${now()}
      order by sequence limit 1 for update skip locked)
    returning id, payload, attempts, sequence`;
  return leased;
}

async function deliver({ id, payload, attempts }: LeasedEvent) {
  const failure = await post(payload);
  const wait = retryDelays[attempts - 1];
  const nextAttemptAt = wait === undefined ? null : new Date(now().getTime() + wait);
  const data = failure
    ? { nextAttemptAt, lastError: failure }
    : { nextAttemptAt: null, deliveredAt: now(), lastError: null };
  await db.localEvent.update({ where: { id }, data });
}

/** The error, or null. */
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
  if (wait !== null && wait < POLL_INTERVAL) setTimeout(() => void deliverDue(), Math.max(wait, 100)).unref();
}
