import { everything, onOutdated } from "@/lib/core/freshness";

/** Until this process hears the others; everything may have been missed before, and is out of date once. */
export const wireUp = () => new Promise<void>((up) => onOutdated((tag) => tag === everything && up()));

/** The tags that go out of date while `act` runs. */
export async function outdatedBy(act: () => Promise<unknown>) {
  const heard = new Set<string>();
  let listening = true;
  onOutdated((tag) => void (listening && tag !== everything && heard.add(tag)));
  await act();
  listening = false;
  return heard;
}
