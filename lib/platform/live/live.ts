import "server-only";
import { now } from "../clock";
import { publish, subscribe } from "./pubsub";

/** What changed, never the data: the page reads again through its own queries. "session": one of this person's ended, or the account. */
export type Topic = "notification" | "message" | "request" | "news" | "session";
type Listener = (topic: Topic | "resync") => void;

type People = {
  listeners: Map<string, Set<Listener>>;
  hearing: boolean;
  /** Since when every hint was heard, UTC milliseconds. */
  heardSince: number;
  /** When somebody last had a hint, for a minute, the oldest first: a page is read some time before it listens. */
  lately: Map<string, number>;
};
const slot = globalThis as { recruitLive?: People };
slot.recruitLive ??= { listeners: new Map(), hearing: false, heardSince: Number.POSITIVE_INFINITY, lately: new Map() };
const people = slot.recruitLive;

const REMEMBERED_MS = 60_000;
/** The clock of the machine that read the page may be this far ahead of ours. */
const CLOCKS_DIFFER_MS = 1_000;

/** Tells a person's open pages that something changed. Call after the commit; hints are coalesced and sent outside every transaction. */
export function notifyOpenPages(user: string, topic: Topic) {
  publish("live", `${user} ${topic}`);
}

/**
 * Calls `listener` at each hint for this person, and with "resync" when hints may have been missed, at once if any may have come
 * since `readAt`, UTC milliseconds. Returns the way to stop.
 */
export function listen(user: string, listener: Listener, readAt = Number.POSITIVE_INFINITY): () => void {
  if (mayHaveMissed(user, readAt - CLOCKS_DIFFER_MS)) listener("resync");
  hearOnce();
  const mine = people.listeners.get(user) ?? new Set();
  people.listeners.set(user, mine.add(listener));
  return () => {
    mine.delete(listener);
    if (mine.size === 0 && people.listeners.get(user) === mine) people.listeners.delete(user);
  };
}

function hearOnce() {
  if (people.hearing) return;
  people.hearing = true;
  subscribe("live", pass, () => {
    people.heardSince = now().getTime();
    for (const listeners of people.listeners.values()) for (const listener of listeners) listener("resync");
  });
}

function pass(line: string) {
  const [user = "", topic] = line.split(" ");
  remember(user, now().getTime());
  for (const listener of people.listeners.get(user) ?? []) listener(topic as Topic);
}

function remember(user: string, at: number) {
  people.lately.delete(user);
  people.lately.set(user, at);
  for (const [other, then] of people.lately) {
    if (then > at - REMEMBERED_MS) return;
    people.lately.delete(other);
  }
}

const mayHaveMissed = (user: string, since: number) =>
  since < Math.max(people.heardSince, now().getTime() - REMEMBERED_MS) || since < (people.lately.get(user) ?? 0);
