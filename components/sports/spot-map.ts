import { type Position, type SportSlug, sportPositions } from "@/lib/sports/schema/sports";
import type { Box } from "./crops";
import { positionCoordinates } from "./positions";

export type MappedSpot = { position: Position; x: number; y: number };

const margin = 60;
/** Width of the map beside a list, and minimum distance of two discs, in pixels. */
const [shownWide, minDistance] = [212, 22];

/** Returns the 4:3 part of the ground with all positions, or null if two discs would overlap. */
export function spotMap(sport: SportSlug): { box: Box; spots: readonly MappedSpot[]; radius: number } | null {
  const spots = sportPositions[sport].flatMap((position) => {
    const spot = positionCoordinates(sport, position);
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
  const crowded = spots.some((spot, index) =>
    spots
      .slice(index + 1)
      .some((otherSpot) => Math.hypot(spot.x - otherSpot.x, spot.y - otherSpot.y) < minDistance * scale),
  );
  return spots.length < 3 || crowded ? null : { box, spots, radius: Math.round((minDistance / 2) * scale) };
}
