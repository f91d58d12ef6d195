import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { publish, subscribe } from "../live/pubsub";

type Listener = (tag: string) => void;
type Invalidation = {
  processId: string;
  listeners: Set<Listener>;
  isSubscribed: boolean;
  collected: AsyncLocalStorage<Set<string>>;
};

const slot = globalThis as { recruitInvalidation?: Invalidation };
slot.recruitInvalidation ??= {
  processId: randomUUID().slice(0, 8),
  listeners: new Set(),
  isSubscribed: false,
  collected: new AsyncLocalStorage(),
};
const state = slot.recruitInvalidation;

/** Tag of every page. */
export const everything = "_N_T_/layout";

/** Invalidates cached public reads with these tags in all processes. Call it after the commit. */
export function invalidateTags(tags: Iterable<string>) {
  for (const tag of tags) {
    state.collected.getStore()?.add(tag);
    callListeners(tag);
    publish("invalidated", `${state.processId} ${tag}`);
  }
}

/** Called with `everything` when notifications of other processes may have been missed. */
export function onInvalidate(listener: Listener) {
  state.listeners.add(listener);
  if (state.isSubscribed) return;
  state.isSubscribed = true;
  subscribe("invalidated", onLine, () => callListeners(everything));
}

export async function collectTags<T>(act: () => Promise<T>): Promise<[T, Set<string>]> {
  const tags = new Set<string>();
  return [await state.collected.run(tags, act), tags];
}

function onLine(line: string) {
  const [sender, tag = everything] = line.split(" ");
  if (sender !== state.processId) callListeners(tag);
}

function callListeners(tag: string) {
  for (const listener of state.listeners) listener(tag);
}
