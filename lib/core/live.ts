import "server-only";
import { hear, say } from "./wire";

/** What changed, never the data: the page reads again through its own queries. */
export type Topic = "notification" | "message" | "request" | "news";
type Listener = (topic: Topic | "resync") => void;

type People = { listeners: Map<string, Set<Listener>>; hearing: boolean };
const slot = globalThis as { recruitLive?: People };
slot.recruitLive ??= { listeners: new Map(), hearing: false };
const people = slot.recruitLive;

/** Tells a person's open pages that something changed. Call after the commit; hints are coalesced and sent outside every transaction. */
export function ring(user: string, topic: Topic) {
  say("live", `${user} ${topic}`);
}

/** Calls `listener` at each hint for this person, and with "resync" when hints may have been missed. Returns the way to stop. */
export function listen(user: string, listener: Listener): () => void {
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
  hear("live", pass, () => {
    for (const listeners of people.listeners.values()) for (const listener of listeners) listener("resync");
  });
}

function pass(line: string) {
  const [user = "", topic] = line.split(" ");
  for (const listener of people.listeners.get(user) ?? []) listener(topic as Topic);
}
