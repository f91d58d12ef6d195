import { PositionField } from "@/components/sports/position-disc";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { Portrait } from "./portrait";

type Props = { url: string | null; sport: SportSlug; position: string };

export function PortraitOnCard({ url, sport, position }: Props) {
  return (
    <div className="grid aspect-4/3 grid-cols-[2fr_3fr] grid-rows-[minmax(0,1fr)]">
      <Portrait url={url} lazy className="size-full" />
      <PositionField sport={sport} position={position} around={[312, 390]} className="aspect-auto" />
    </div>
  );
}

export function PortraitInHead({ url, sport, position }: Props) {
  return (
    <div
      data-sport={sport}
      className="grid aspect-2/1 grid-cols-[2fr_3fr] grid-rows-[minmax(0,1fr)] bg-(--field) min-[56rem]:aspect-5/4 min-[56rem]:grid-cols-[16fr_9fr]"
    >
      <Portrait url={url} onField className="size-full" />
      <PositionField sport={sport} position={position} around={[234, 390]} className="aspect-auto h-full" />
    </div>
  );
}
