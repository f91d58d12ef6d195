import "server-only";
import { now } from "../clock";
import { publish, subscribe } from "./pubsub";

/** What changed; pages read the data through their own queries. "session" means that a session or the account has ended. */
export type Topic = "notification" | "message" | "request" | "news" | "session";
type Listener = (topic: Topic | "resync") => void;

type LiveState = {
  listeners: Map<string, Set<Listener>>;
  isSubscribed: boolean;
  subscribedSince: number;
  /** The last topic per person, oldest first, kept for a minute, because a page is read before it listens. */
  lastNotified: Map<string, number>;
};
const state: LiveState = {
  listeners: new Map(),
  isSubscribed: false,
  subscribedSince: Number.POSITIVE_INFINITY,
  lastNotified: new Map(),
};

const REMEMBERED_MS = 60_000;
const CLOCKS_DIFFER_MS = 1_000;

/** Notifies a person's open pages; call it after the commit. Equal topics are sent once. */
export function notifyOpenPages(user: string, topic: Topic) {
  publish("live", `${user} ${topic}`);
}

/** Calls `listener` for each topic, and with "resync" when topics may have been missed, also since `readAt` (UTC milliseconds). Returns the unsubscribe function. */
export function listen(user: string, listener: Listener, readAt = Number.POSITIVE_INFINITY): () => void {
  if (mayHaveMissed(user, readAt - CLOCKS_DIFFER_MS)) listener("resync");
  subscribeOnce();
  const userListeners = state.listeners.get(user) ?? new Set();
  state.listeners.set(user, userListeners.add(listener));
  return () => {
    userListeners.delete(listener);
    if (userListeners.size === 0 && state.listeners.get(user) === userListeners) state.listeners.delete(user);
  };
}

function subscribeOnce() {
  if (state.isSubscribed) return;
  state.isSubscribed = true;
  subscribe("live", forward, () => {
    state.subscribedSince = now().getTime();
    for (const listeners of state.listeners.values()) for (const listener of listeners) listener("resync");
  });
}

function forward(line: string) {
  const [user = "", topic] = line.split(" ");
  remember(user, now().getTime());
  for (const listener of state.listeners.get(user) ?? []) listener(topic as Topic);
}

function remember(user: string, time: number) {
  state.lastNotified.delete(user);
  state.lastNotified.set(user, time);
  for (const [userId, notifiedAt] of state.lastNotified) {
    if (notifiedAt > time - REMEMBERED_MS) return;
    state.lastNotified.delete(userId);
  }
}

const mayHaveMissed = (user: string, since: number) =>
  since < Math.max(state.subscribedSince, now().getTime() - REMEMBERED_MS) ||
  since < (state.lastNotified.get(user) ?? 0);
