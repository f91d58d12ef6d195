import "./yard-line.css";
import { useFormatter } from "next-intl";

type Props = {
  totalCents: number;
  leftCents: number;
  /** Expected spending at the end of the budget period. */
  forecastCents?: number;
};

/** Draws the budget as a bar: the spent part is shaded, the forecast lighter, and a flag marks the end of the spent part. */
export function YardLine({ totalCents, leftCents, forecastCents }: Props) {
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  const share = (cents: number) =>
    `${totalCents === 0 ? 0 : Math.round(Math.min(1, Math.max(0, cents / totalCents)) * 100)}%`;
  const spent = share(totalCents - leftCents);
  return (
    <>
      <svg className="yard-line" aria-hidden="true">
        {forecastCents !== undefined && (
          <rect
            className="fill-[color-mix(in_oklab,var(--ink)_8%,transparent)]"
            width={share(forecastCents)}
            height="100%"
          />
        )}
        <rect className="fill-[color-mix(in_oklab,var(--ink)_12%,transparent)]" width={spent} height="100%" />
        <rect className="fill-flag stroke-ink stroke-[1.5px]" x={spent} width="4" height="100%" />
      </svg>
      <div className="dim mt-1.5 flex justify-between text-ink-2 [direction:inherit]" aria-hidden="true">
        <span>{euros(0)}</span>
        <span>{euros(totalCents)}</span>
      </div>
    </>
  );
}
