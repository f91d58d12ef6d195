import { useFormatter, useLocale, useTranslations } from "next-intl";
import { spotMap } from "@/components/sports/spot-map";
import { localePath } from "@/lib/platform/i18n/routing";
import { type Search, searchInput, searchQuery } from "@/lib/search/schema/search";
import { type Position, type SportSlug, sportPositions } from "@/lib/sports/schema/sports";
import { PositionGroundView } from "./position-ground-view";

type Props = { sport: SportSlug; search: Search; counts: Partial<Record<string, number>> | undefined };

/** Positions on the ground with their numbers of results; a click toggles one. */
export function PositionGround({ sport, search, counts }: Props) {
  const sports = useTranslations("sports");
  const [format, locale] = [useFormatter(), useLocale()];
  const map = spotMap(sport);
  if (!map) return null;
  const { box, spots, radius } = map;
  const positions = search.positions ?? [];
  return (
    <PositionGroundView
      sport={sport}
      box={box}
      radius={radius}
      path={localePath("/players", locale)}
      spots={spots.map(({ position, x, y }) => ({
        x,
        y,
        title: sports(`position.${position}`),
        query: searchQuery(withPosition(sport, search, position)),
        ...(counts && { count: format.number(counts[position] ?? 0, "whole") }),
        ...(positions.includes(position) && { chosen: true }),
      }))}
    />
  );
}

function withPosition(sport: SportSlug, search: Search, position: Position): Search {
  const chosen = search.positions ?? [];
  const positions = chosen.includes(position)
    ? chosen.filter((otherPosition) => otherPosition !== position)
    : [...chosen, position];
  if (search.side || search.role || positions.length === 0)
    // Parsed again, so that sides and roles of removed positions are dropped.
    return searchInput({ ...search, positions });
  return { ...search, positions: sportPositions[sport].filter((other: Position) => positions.includes(other)) };
}
