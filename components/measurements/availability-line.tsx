import { useFormatter } from "next-intl";
import type { Availability } from "@/lib/measurements/schema/standing";
import { now } from "@/lib/platform/clock";

const months = 12;
const MONTH = 30.44 * 86_400_000;
const name = { month: "short", numberingSystem: "latn", timeZone: "UTC" } as const;

/** Draws twelve months from today: solid while the player is bound, filled while free, dashed if unknown; left to right in every language. */
export function AvailabilityLine({ of: { state, from: availableFrom } }: { of: Availability }) {
  const format = useFormatter();
  const today = now();
  const monthsUntilFree = availableFrom
    ? Math.min((availableFrom.getTime() - today.getTime()) / MONTH, months)
    : months;
  const freeFrom = state === "free" ? 0 : state === "bound" ? monthsUntilFree : months;
  const quarterStarts = [0, 3, 6, 9].map((ahead) => new Date(today.getTime() + ahead * MONTH));
  return (
    <div dir="ltr" className="max-w-80" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`-0.1 0 ${months + 0.2} 2`}
        preserveAspectRatio="none"
        className="h-6 w-full overflow-visible text-ink"
      >
        {freeFrom > 0 && (
          <line
            x1="0"
            x2={freeFrom}
            y1="1"
            y2="1"
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={state === "bound" ? undefined : "4 3"}
          />
        )}
        {freeFrom < months && (
          <rect
            x={freeFrom}
            y="0.5"
            width={months - freeFrom}
            height="1"
            className="fill-flag stroke-night"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <line x1="0" x2="0" y1="0" y2="2" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className="grid grid-cols-4 text-xs text-ink-2">
        {quarterStarts.map((start) => (
          <li key={start.toISOString()}>{format.dateTime(start, name)}</li>
        ))}
      </ol>
    </div>
  );
}
