import { useTranslations } from "next-intl";
import { PositionField } from "@/components/sports/position-disc";
import type { SportSlug } from "@/lib/sports/schema/sports";

type Props = { handle: string; sport: SportSlug; position: string };

export function OnTheField({ handle, sport, position }: Props) {
  const sports = useTranslations("sports.name");
  return (
    <figure className="max-w-160 self-start" data-sport={sport}>
      <PositionField sport={sport} position={position} className="aspect-4/3 w-full" />
      <figcaption className="pt-3 text-sm text-ink-2">
        <b className="text-ink">
          <bdi>{handle}</bdi>
        </b>{" "}
        · {sports(sport)}
      </figcaption>
    </figure>
  );
}
