import type { Availability } from "@/lib/measurements/schema/standing";

type Props = { of: Pick<Availability, "state" | "stale"> };

/** A filled disc is free, a ring bound, in dashes what nobody confirmed for a while, struck who is committed or not to be had. */
export function AvailabilityMark({ of: { state, stale } }: Props) {
  const struck = state === "committed" || state === "unavailable";
  const unsure = state === "unsaid" || (stale && !struck);
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="inline-block size-4 shrink-0 align-[-0.15em] text-ink">
      <circle
        cx="8"
        cy="8"
        r="6"
        className={state === "free" && !unsure ? "fill-flag" : "fill-none"}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={unsure ? "2.5 2.2" : undefined}
      />
      {struck && <path d="M1 15 15 1" stroke="currentColor" strokeWidth="1.5" />}
    </svg>
  );
}
