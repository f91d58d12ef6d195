import { everything, onOutdated } from "@/lib/core/freshness";
import { hear } from "@/lib/core/wire";

/** Until this process hears the others, and listens for what goes out of date. */
export const wireUp = () =>
  new Promise<void>((up) => {
    onOutdated(() => {});
    hear("outdated", () => {}, up);
  });

/** The tags that go out of date while `act` runs. */
export async function outdatedBy(act: () => Promise<unknown>) {
  const heard = new Set<string>();
  let listening = true;
  onOutdated((tag) => void (listening && tag !== everything && heard.add(tag)));
  await act();
  listening = false;
  return heard;
}
