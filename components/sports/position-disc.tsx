import type { SportSlug } from "@/lib/sports/schema/sports";
import { positionCoordinates } from "./positions";
import { SpotField } from "./spot-field";

type Props = { sport: SportSlug; position: string; around?: [number, number]; className?: string };

/** The ground with a disc at the position; unknown positions show the ground alone. */
export function PositionField({ sport, position, around, className }: Props) {
  return <SpotField sport={sport} spot={positionCoordinates(sport, position)} around={around} className={className} />;
}
