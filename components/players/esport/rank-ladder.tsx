import { rankBands } from "@/lib/players/schema/esport-games";

const [step, width, height, rise] = [40, 28, 84, 11];

/** One bar per rank band, the best one highest; the player's band is filled. The percentage beside it says the same. */
export function RankLadder({ band, className }: { band: number; className: string }) {
  return (
    <svg
      viewBox={`-16 -12 ${rankBands.length * step + 20} ${height + 12}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={`w-full bg-night rtl:-scale-x-100 ${className}`}
    >
      {rankBands.toReversed().map((rankBand, index) => {
        const top = (rankBands.length - 1 - index) * rise;
        return (
          <rect
            key={rankBand}
            x={index * step}
            y={top}
            width={width}
            height={height - top + 1}
            vectorEffect="non-scaling-stroke"
            className={rankBand === band ? "fill-flag" : "fill-none stroke-chalk stroke-[1.25px] opacity-60"}
          />
        );
      })}
    </svg>
  );
}
