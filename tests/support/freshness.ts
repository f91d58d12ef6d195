import { everything, onInvalidate } from "@/lib/platform/cache/cache-invalidation";
import { subscribe } from "@/lib/platform/live/pubsub";

/** Until this process hears the others, and listens for what goes out of date. */
export const wireUp = () =>
  new Promise<void>((up) => {
    onInvalidate(() => {});
    subscribe("invalidated", () => {}, up);
  });

/** The tags that go out of date while `act` runs. */
export async function outdatedBy(act: () => Promise<unknown>) {
  const heard = new Set<string>();
  let listening = true;
  onInvalidate((tag) => void (listening && tag !== everything && heard.add(tag)));
  await act();
  listening = false;
  return heard;
}
