import "server-only";
import { now } from "../clock";
import type { Actor } from "../command/actor";
import { Refusal } from "../command/refusal";

/** Streams that may be open at once, in one process: forty tabs and those that just reconnect; a school. */
const perPerson = 60;
const perAddress = 600;
/** Streams that one person may open within a minute of the clock: all tabs come back at once when the server starts again. Kept in memory as the seats are, so that those of everybody come back without waiting for the database. */
const perMinute = 240;
const MINUTE_MS = 60_000;

const taken = new Map<string, number>();
let minute = { number: 0, openings: new Map<string, number>() };

/** Takes a seat for one more stream of this person, or refuses with `too_many_tries`; gives what to call when it closes. */
export function takeSeat(actor: Actor): () => void {
  countOpening(String(actor.userId));
  const seats = [
    { key: `person ${actor.userId}`, most: perPerson },
    { key: `address ${actor.address}`, most: perAddress },
  ];
  if (seats.some(({ key, most }) => (taken.get(key) ?? 0) >= most))
    throw new Refusal("too_many_tries", undefined, { retryAfter: MINUTE_MS / 1000 });
  for (const { key } of seats) add(key, 1);
  return () => {
    for (const { key } of seats.splice(0)) add(key, -1);
  };
}

function add(key: string, change: number) {
  const count = (taken.get(key) ?? 0) + change;
  if (count > 0) taken.set(key, count);
  else taken.delete(key);
}

function countOpening(person: string) {
  const at = now().getTime();
  const number = Math.floor(at / MINUTE_MS);
  if (minute.number !== number) minute = { number, openings: new Map() };
  const before = minute.openings.get(person) ?? 0;
  if (before >= perMinute)
    throw new Refusal("too_many_tries", undefined, { retryAfter: Math.ceil(((number + 1) * MINUTE_MS - at) / 1000) });
  minute.openings.set(person, before + 1);
}
