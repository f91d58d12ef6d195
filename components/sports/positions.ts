import type { Position, SportSlug } from "@/lib/sports/schema/sports";
import { spots, unitsPerMetre } from "./spots";

/** Coordinates of a position in units of the drawing, or undefined for an unknown position. */
export function positionCoordinates(sport: SportSlug, position: string) {
  const spot = spots[sport][position as Position];
  if (!spot) return undefined;
  const [x, y] = spot.map((metres) => Math.round(metres * unitsPerMetre[sport]));
  return { x: 600 + (x ?? 0), y: 450 + (y ?? 0) };
}
