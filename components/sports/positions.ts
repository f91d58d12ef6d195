import type { Position, SportSlug } from "@/lib/sports/schema";
import type { Box } from "./crops";
import { spots, unitsPerMetre } from "./spots";

/** Where the disc stands, in the units of the drawing; undefined for a word that is not one of our positions. */
export function spotOf(sport: SportSlug, position: string) {
  const spot = spots[sport][position as Position];
  if (!spot) return undefined;
  return { x: 600 + spot[0] * unitsPerMetre[sport], y: 450 + spot[1] * unitsPerMetre[sport] };
}

/** A card's crop around the disc, which stands past the middle, looking towards its goal. */
export function cropAround({ x, y }: { x: number; y: number }, [width, height]: [number, number] = [520, 390]): Box {
  const ahead = x < 600 ? 0.4 : 0.6;
  return [clamp(x - ahead * width, 0, 1200 - width), clamp(y - height / 2, 0, 900 - height), width, height];
}

function clamp(value: number, low: number, high: number) {
  return Math.round(Math.min(high, Math.max(low, value)));
}
