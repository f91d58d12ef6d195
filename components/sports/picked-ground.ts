import type { Box } from "./crops";

type Spot = { x: number; y: number };

/** Space around the outermost discs, in units of the drawing. */
const MARGIN = 90;
/** Width from which the whole ground is drawn, so that no line of it is cut. */
const WHOLE = 1000;
/** Width of the ground on a phone, and minimum distance of two discs there, in pixels. */
const PHONE = 310;
const APART = 26;

/** Returns the 4:3 part of the ground on which all spots can be tapped on a phone, or null if two are too close. */
export function pickedGround(spots: readonly Spot[]): Box | null {
  if (spots.length < 2) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 2 * MARGIN;
  const needed = Math.max(span(xs), (span(ys) * 4) / 3);
  const width = needed > WHOLE ? 1200 : needed;
  const height = (width * 3) / 4;
  const startOf = (values: number[], size: number, fullSize: number) =>
    Math.max(0, Math.min(fullSize - size, (Math.max(...values) + Math.min(...values) - size) / 2));
  const close = spots.some((spot, index) =>
    spots
      .slice(index + 1)
      .some((otherSpot) => (Math.hypot(spot.x - otherSpot.x, spot.y - otherSpot.y) / width) * PHONE < APART),
  );
  return close ? null : [startOf(xs, width, 1200), startOf(ys, height, 900), width, height];
}
