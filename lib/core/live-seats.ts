import "server-only";
import type { Actor } from "./actor";
import { countTry } from "./limit";
import { Refusal } from "./refusal";

/** Streams that may be open at once, in one process: forty tabs and those that just reconnect; a school. */
const perPerson = 60;
const perAddress = 600;
/** All tabs of a person come back at once when the server starts again. */
const openings = { act: "live", person: { burst: 240, seconds: 60 } };
const seconds = 60;

const taken = new Map<string, number>();

/** Takes a seat for one more stream of this person, or refuses with `too_many_tries`; gives what to call when it closes. */
export async function takeSeat(actor: Actor): Promise<() => void> {
  await countTry(actor, openings);
  const seats = [
    { key: `person ${actor.userId}`, most: perPerson },
    { key: `address ${actor.address}`, most: perAddress },
  ];
  if (seats.some(({ key, most }) => (taken.get(key) ?? 0) >= most))
    throw new Refusal("too_many_tries", undefined, { retryAfter: seconds });
  for (const { key } of seats) add(key, 1);
  return () => {
    for (const { key } of seats.splice(0)) add(key, -1);
  };
}

function add(key: string, change: number) {
  const now = (taken.get(key) ?? 0) + change;
  if (now > 0) taken.set(key, now);
  else taken.delete(key);
}
