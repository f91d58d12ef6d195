import type { SportSlug } from "@/lib/sports/schema";
import { cropAround } from "./crop-around";
import { Field } from "./field";

export type Spot = { x: number; y: number };

type Props = {
  sport: SportSlug;
  spot: Spot | undefined;
  /** Width and height of the ground that is shown, in frames of another shape than a card's. */
  around?: [number, number] | undefined;
  className?: string | undefined;
};

/** The ground around a yellow disc at this spot; without one the ground alone. */
export function SpotField({ sport, spot, around, className = "" }: Props) {
  return (
    <Field sport={sport} crop={spot ? cropAround(spot, around) : "card"} className={className}>
      {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={15} />}
    </Field>
  );
}
