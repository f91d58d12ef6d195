import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { noSuch } from "./errors";
import { newId, seconds } from "./ids";
import type { PaymentObject } from "./objects";
import { API_VERSION } from "./settings";
import type { Cursor } from "./store";

/** Stores the event in the transaction that caused it; it is delivered after the commit. */
export async function emit(tx: Tx, type: string, object: PaymentObject, previous?: Partial<PaymentObject>) {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: seconds(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: previous ? { object, previous_attributes: previous } : { object },
  };
  const payload = JSON.stringify(event, null, 2);
  await tx.localEvent.create({ data: { id: event.id, type, payload, createdAt: now(), nextAttemptAt: now() } });
}

export async function getEvent(tx: Tx, id: string) {
  const row = await tx.localEvent.findUnique({ where: { id } });
  if (!row) throw noSuch("event", id);
  return toEvent(row);
}

export async function listEvents(tx: Tx, types: string[], cursor: Cursor) {
  const cursorEvent = cursor.after ? await tx.localEvent.findUnique({ where: { id: cursor.after } }) : null;
  const rows = await tx.localEvent.findMany({
    where: {
      type: types.length > 0 ? { in: types } : undefined,
      sequence: cursorEvent ? { lt: cursorEvent.sequence } : undefined,
    },
    orderBy: { sequence: "desc" },
    take: cursor.limit + 1,
  });
  return { data: rows.slice(0, cursor.limit).map(toEvent), more: rows.length > cursor.limit };
}

function toEvent(row: { payload: string; deliveredAt: Date | null }) {
  const event = JSON.parse(row.payload) as Record<string, unknown>;
  return { ...event, pending_webhooks: row.deliveredAt ? 0 : 1 };
}
