import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { subscribe } from "@/lib/platform/live/pubsub";

/** Connects this process to the pubsub and listens for invalidated tags. */
export const wireUp = () =>
  new Promise<void>((up) => {
    onInvalidate(() => {});
    subscribe("invalidated", () => {}, up);
  });

/** The tags that are invalidated while `act` runs. */
export async function outdatedBy(act: () => Promise<unknown>) {
  const tags = new Set<string>();
  let listening = true;
  onInvalidate((tag) => void (listening && tag !== everything && tags.add(tag)));
  await act();
  listening = false;
  return tags;
}
