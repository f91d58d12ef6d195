import { useFormatter } from "next-intl";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import { now } from "@/lib/platform/clock";
import { AvailabilityLineView } from "./availability-line-view";

const months = 12;
const MONTH = 30.44 * 86_400_000;
const name = { month: "short", numberingSystem: "latn", timeZone: "UTC" } as const;

/** Positions and texts for `AvailabilityLineView`. */
export function AvailabilityLine({ of: { state, from: availableFrom } }: { of: Availability }) {
  const format = useFormatter();
  const today = now();
  const monthsUntilFree = availableFrom
    ? Math.min((availableFrom.getTime() - today.getTime()) / MONTH, months)
    : months;
  const freeFrom = state === "free" ? 0 : state === "bound" ? monthsUntilFree : months;
  const quarterStarts = [0, 3, 6, 9].map(
    (ahead) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead)),
  );
  return (
    <AvailabilityLineView
      months={months}
      freeFrom={Math.round(freeFrom * 100) / 100}
      isBound={state === "bound"}
      quarters={quarterStarts.map((start) => format.dateTime(start, name))}
    />
  );
}
