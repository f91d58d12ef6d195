import type { Position, SportSlug } from "@/lib/sports/schema";
import { spots, unitsPerMetre } from "./spots";

/** Where the disc stands, in whole units of the drawing; undefined for a word that is not one of our positions. */
export function spotOf(sport: SportSlug, position: string) {
  const spot = spots[sport][position as Position];
  if (!spot) return undefined;
  const [x, y] = spot.map((metres) => Math.round(metres * unitsPerMetre[sport]));
  return { x: 600 + (x ?? 0), y: 450 + (y ?? 0) };
}
