import type { SportSlug } from "@/lib/sports/schema";
import { cropAround } from "./crop-around";
import { Field } from "./field";

export type Spot = { x: number; y: number };

type Props = { sport: SportSlug; spot: Spot | undefined; className?: string };

/** The ground around a yellow disc at this spot; without one the ground alone. */
export function SpotField({ sport, spot, className }: Props) {
  return (
    <Field sport={sport} crop={spot ? cropAround(spot) : "card"} className={className}>
      {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={15} />}
    </Field>
  );
}
