import { rankBands } from "@/lib/players/schema/esport-games";

const [step, width, height, rise] = [40, 28, 84, 11];

const bars = rankBands.toReversed().map((band, index) => {
  const top = (rankBands.length - 1 - index) * rise;
  return { band, outline: `M${index * step} ${top}h${width}V${height + 1}h-${width}z` };
});
const outlineOf = (shown: typeof bars) => shown.map(({ outline }) => outline).join("");

/** One bar per rank band, the best one highest; the player's band is filled. The percentage beside it says the same. */
export function RankLadder({ band, className }: { band: number; className: string }) {
  return (
    <svg
      viewBox={`-16 -12 ${rankBands.length * step + 20} ${height + 12}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={`w-full bg-night rtl:-scale-x-100 ${className}`}
    >
      <path
        d={outlineOf(bars.filter((bar) => bar.band !== band))}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-chalk stroke-[1.25px] opacity-60"
      />
      <path d={outlineOf(bars.filter((bar) => bar.band === band))} className="fill-flag" />
    </svg>
  );
}
