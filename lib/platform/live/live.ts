import "server-only";
import { now } from "../clock";
import { publish, subscribe } from "./pubsub";

/** What changed; pages read the data through their own queries. "session": a session or the account ended. */
export type Topic = "notification" | "message" | "request" | "news" | "session";
type Listener = (topic: Topic | "resync") => void;

type People = {
  listeners: Map<string, Set<Listener>>;
  isSubscribed: boolean;
  /** Since when all topics are received, UTC milliseconds. */
  subscribedSince: number;
  /** Last topic per person, oldest first, kept for a minute: a page is read before it listens. */
  lastNotified: Map<string, number>;
};
const slot = globalThis as { recruitLive?: People };
slot.recruitLive ??= {
  listeners: new Map(),
  isSubscribed: false,
  subscribedSince: Number.POSITIVE_INFINITY,
  lastNotified: new Map(),
};
const people = slot.recruitLive;

const REMEMBERED_MS = 60_000;
/** Tolerated clock difference between machines. */
const CLOCKS_DIFFER_MS = 1_000;

/** Notifies a person's open pages. Call after the commit; topics are coalesced. */
export function notifyOpenPages(user: string, topic: Topic) {
  publish("live", `${user} ${topic}`);
}

/** Calls `listener` for each topic, and with "resync" when topics may have been missed, including since `readAt` (UTC milliseconds). Returns the unsubscribe function. */
export function listen(user: string, listener: Listener, readAt = Number.POSITIVE_INFINITY): () => void {
  if (mayHaveMissed(user, readAt - CLOCKS_DIFFER_MS)) listener("resync");
  subscribeOnce();
  const userListeners = people.listeners.get(user) ?? new Set();
  people.listeners.set(user, userListeners.add(listener));
  return () => {
    userListeners.delete(listener);
    if (userListeners.size === 0 && people.listeners.get(user) === userListeners) people.listeners.delete(user);
  };
}

function subscribeOnce() {
  if (people.isSubscribed) return;
  people.isSubscribed = true;
  subscribe("live", forward, () => {
    people.subscribedSince = now().getTime();
    for (const listeners of people.listeners.values()) for (const listener of listeners) listener("resync");
  });
}

function forward(line: string) {
  const [user = "", topic] = line.split(" ");
  remember(user, now().getTime());
  for (const listener of people.listeners.get(user) ?? []) listener(topic as Topic);
}

function remember(user: string, at: number) {
  people.lastNotified.delete(user);
  people.lastNotified.set(user, at);
  for (const [other, notifiedAt] of people.lastNotified) {
    if (notifiedAt > at - REMEMBERED_MS) return;
    people.lastNotified.delete(other);
  }
}

const mayHaveMissed = (user: string, since: number) =>
  since < Math.max(people.subscribedSince, now().getTime() - REMEMBERED_MS) ||
  since < (people.lastNotified.get(user) ?? 0);
