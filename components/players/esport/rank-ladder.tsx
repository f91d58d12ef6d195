import { rankBands } from "@/lib/players/schema/esport-games";

const [step, width, height, rise] = [40, 28, 84, 11];

const bars = rankBands.toReversed().map((band, index) => {
  const top = (rankBands.length - 1 - index) * rise;
  return { band, outline: `M${index * step} ${top}h${width}V${height + 1}h-${width}z` };
});
const outlineOf = (shown: typeof bars) => shown.map(({ outline }) => outline).join("");

/** One bar per rank band, the best one highest: the player's in the accent, those passed filled. The percentage beside it says the same. */
export function RankLadder({ band, className }: { band: number; className: string }) {
  const rank = bars.findIndex((bar) => bar.band === band);
  return (
    <svg
      viewBox={`-16 -12 ${rankBands.length * step + 20} ${height + 12}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={`w-full bg-[light-dark(var(--night),var(--line))] rtl:-scale-x-100 ${className}`}
    >
      <path d={outlineOf(bars.slice(0, rank))} className="fill-chalk opacity-60" />
      <path d={outlineOf(bars.slice(rank, rank + 1))} className="fill-flag" />
      <path
        d={outlineOf(bars.slice(rank + 1))}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-chalk stroke-[1.25px]"
      />
    </svg>
  );
}
