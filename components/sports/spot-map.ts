import { type Position, type SportSlug, sportPositions } from "@/lib/sports/schema";
import type { Box } from "./crops";
import { spotOf } from "./positions";

export type MappedSpot = { position: Position; x: number; y: number };

const margin = 60;
/** As wide as it stands beside a list, and as far apart as two discs must be there. */
const [shownWide, apart] = [212, 22];

/** The part of a ground that holds the places of all positions, 4:3; null where two would lie on each other, as in a scrum or on a mat. */
export function spotMap(sport: SportSlug): { box: Box; spots: readonly MappedSpot[]; radius: number } | null {
  const spots = sportPositions[sport].flatMap((position) => {
    const spot = spotOf(sport, position);
    return spot ? [{ position, ...spot }] : [];
  });
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.max(right - left, ((bottom - top) * 4) / 3);
  const height = (width * 3) / 4;
  const box = [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const scale = width / shownWide;
  const crowded = spots.some((one, at) =>
    spots.slice(at + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < apart * scale),
  );
  return spots.length < 3 || crowded ? null : { box, spots, radius: Math.round((apart / 2) * scale) };
}
