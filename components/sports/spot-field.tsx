import type { SportSlug } from "@/lib/sports/schema/sports";
import { cropAround } from "./crop-around";
import { Field } from "./field";

export type Spot = { x: number; y: number };

type Props = {
  sport: SportSlug;
  spot: Spot | undefined;
  /** Width and height of the visible part, for frames that are not shaped like a card. */
  around?: [number, number] | undefined;
  className?: string | undefined;
};

/** The ground around a disc at the spot; without a spot the ground alone. */
export function SpotField({ sport, spot, around, className = "" }: Props) {
  return (
    <Field sport={sport} crop={spot ? cropAround(spot, around) : "card"} className={className}>
      {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={15} />}
    </Field>
  );
}
