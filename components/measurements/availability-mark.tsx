import type { Availability } from "@/lib/measurements/schema/stated-availability";

type Props = { of: Pick<Availability, "state" | "stale"> };

/** Filled if free, a ring if bound, dashed if not confirmed lately, crossed out if committed or unavailable. */
export function AvailabilityMark({ of: { state, stale } }: Props) {
  const isStruck = state === "committed" || state === "unavailable";
  const isUnsure = state === "unsaid" || (stale && !isStruck);
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="availability">
      <circle
        cx="8"
        cy="8"
        r="6"
        className={state === "free" && !isUnsure ? "fill-flag" : undefined}
        strokeDasharray={isUnsure ? "2.5 2.2" : undefined}
      />
      {isStruck && <path d="M1 15 15 1" />}
    </svg>
  );
}
