import type { SportSlug } from "@/lib/sports/schema";
import { Field } from "./field";
import { cropAround, spotOf } from "./positions";

/** A player as a yellow disc, where they play. A position we have no spot for shows the ground alone. */
export function PositionField({
  sport,
  position,
  className,
}: {
  sport: SportSlug;
  position: string;
  className?: string;
}) {
  const spot = spotOf(sport, position);
  if (!spot) return <Field sport={sport} crop="card" className={className} />;
  return (
    <Field sport={sport} crop={cropAround(spot)} className={className}>
      <circle className="disc" cx={spot.x} cy={spot.y} r={15} />
    </Field>
  );
}
