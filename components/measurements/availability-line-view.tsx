"use client";
"use no memo"; // A line never changes once it is rendered.

type Props = { months: number; freeFrom: number; isBound: boolean; quarters: string[] };

const line = { stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/** Draws twelve months from today: solid while the player is bound, filled while free, dashed if unknown; left to right in every language. */
export const AvailabilityLineView = ({ months, freeFrom, isBound, quarters }: Props) => (
  <div dir="ltr" className="max-w-80" aria-hidden="true">
    <svg
      aria-hidden="true"
      viewBox={`-0.1 0 ${months + 0.2} 2`}
      preserveAspectRatio="none"
      className="h-6 w-full overflow-visible text-ink"
    >
      {freeFrom > 0 && (
        <line {...line} x2={freeFrom} y1="1" y2="1" strokeWidth="1.5" strokeDasharray={isBound ? undefined : "4 3"} />
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
      <line {...line} y2="2" strokeWidth="2" />
    </svg>
    <ol className="grid grid-cols-4 text-xs text-ink-2">
      {quarters.map((quarter) => (
        <li key={quarter}>{quarter}</li>
      ))}
    </ol>
  </div>
);
