import "server-only";
import { now } from "../clock";
import type { Actor } from "../command/actor";
import { Refusal } from "../command/refusal";

const maxPerPerson = 60;
const maxPerAddress = 600;
/** The most streams one person may open per minute (all tabs reconnect after a restart); counted in memory, so that reconnecting needs no database. */
const maxPerMinute = 240;
const MINUTE_MS = 60_000;

const openStreams = new Map<string, number>();
let currentMinute = { number: 0, openings: new Map<string, number>() };

/** Refuses `too_many_tries`; returns the function to call when the stream closes. */
export function acquireStreamSlot(actor: Actor): () => void {
  countOpening(String(actor.userId));
  const slots = [
    { key: `person ${actor.userId}`, most: maxPerPerson },
    { key: `address ${actor.address}`, most: maxPerAddress },
  ];
  if (slots.some(({ key, most }) => (openStreams.get(key) ?? 0) >= most))
    throw new Refusal("too_many_tries", undefined, { retryAfter: MINUTE_MS / 1000 });
  for (const { key } of slots) changeCount(key, 1);
  return () => {
    for (const { key } of slots.splice(0)) changeCount(key, -1);
  };
}

function changeCount(key: string, change: number) {
  const count = (openStreams.get(key) ?? 0) + change;
  if (count > 0) openStreams.set(key, count);
  else openStreams.delete(key);
}

function countOpening(person: string) {
  const nowMs = now().getTime();
  const number = Math.floor(nowMs / MINUTE_MS);
  if (currentMinute.number !== number) currentMinute = { number, openings: new Map() };
  const openedBefore = currentMinute.openings.get(person) ?? 0;
  if (openedBefore >= maxPerMinute)
    throw new Refusal("too_many_tries", undefined, {
      retryAfter: Math.ceil(((number + 1) * MINUTE_MS - nowMs) / 1000),
    });
  currentMinute.openings.set(person, openedBefore + 1);
}
