import "server-only";
import { now } from "../clock";
import type { Actor } from "../command/actor";
import { Refusal } from "../command/refusal";

/** Streams open at once per process: one person's tabs, a school's network. */
const perPerson = 60;
const perAddress = 600;
/** Streams one person may open per minute: all tabs reconnect after a restart. In memory, so that reconnecting needs no database. */
const perMinute = 240;
const MINUTE_MS = 60_000;

const openStreams = new Map<string, number>();
let minute = { number: 0, openings: new Map<string, number>() };

/** Refuses `too_many_tries`; returns what to call when the stream closes. */
export function acquireStreamSlot(actor: Actor): () => void {
  countOpening(String(actor.userId));
  const slots = [
    { key: `person ${actor.userId}`, most: perPerson },
    { key: `address ${actor.address}`, most: perAddress },
  ];
  if (slots.some(({ key, most }) => (openStreams.get(key) ?? 0) >= most))
    throw new Refusal("too_many_tries", undefined, { retryAfter: MINUTE_MS / 1000 });
  for (const { key } of slots) add(key, 1);
  return () => {
    for (const { key } of slots.splice(0)) add(key, -1);
  };
}

function add(key: string, change: number) {
  const count = (openStreams.get(key) ?? 0) + change;
  if (count > 0) openStreams.set(key, count);
  else openStreams.delete(key);
}

function countOpening(person: string) {
  const nowMs = now().getTime();
  const number = Math.floor(nowMs / MINUTE_MS);
  if (minute.number !== number) minute = { number, openings: new Map() };
  const openedBefore = minute.openings.get(person) ?? 0;
  if (openedBefore >= perMinute)
    throw new Refusal("too_many_tries", undefined, {
      retryAfter: Math.ceil(((number + 1) * MINUTE_MS - nowMs) / 1000),
    });
  minute.openings.set(person, openedBefore + 1);
}
