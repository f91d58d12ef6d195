import "server-only";
import { randomUUID } from "node:crypto";
import { requestContext, withContext } from "../command/request-context";
import { publish, subscribe } from "../live/pubsub";
import { processState } from "../process-state";

type Listener = (tag: string) => void;

/** Commands in Next invalidate; the page cache of the server in front of it listens. */
const state = processState("cache invalidation", () => ({
  processId: randomUUID().slice(0, 8),
  listeners: new Set<Listener>(),
  isSubscribed: false,
}));

/** Stands for the tags of all pages. */
export const everything = "everything";

/** Invalidates cached public reads with these tags in all processes; call it after the commit. */
export function invalidateTags(tags: Iterable<string>) {
  for (const tag of tags) {
    requestContext().tags?.add(tag);
    callListeners(tag);
    publish("invalidated", `${state.processId} ${tag}`);
  }
}

/** Called with `everything` when notifications of other processes may have been missed. */
export function onInvalidate(listener: Listener) {
  state.listeners.add(listener);
  if (state.isSubscribed) return;
  state.isSubscribed = true;
  subscribe("invalidated", onMessage, () => callListeners(everything));
}

export async function collectTags<T>(act: () => Promise<T>): Promise<[T, Set<string>]> {
  const tags = new Set<string>();
  return [await withContext({ tags }, act), tags];
}

function onMessage(message: string) {
  const [sender, tag = everything] = message.split(" ");
  if (sender !== state.processId) callListeners(tag);
}

function callListeners(tag: string) {
  for (const listener of state.listeners) listener(tag);
}
