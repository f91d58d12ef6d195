import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { spotMap } from "@/components/sports/spot-map";
import { localePath } from "@/lib/platform/i18n/routing";
import { type Search, searchInput, searchQuery } from "@/lib/search/schema/search";
import type { Position, SportSlug } from "@/lib/sports/schema/sports";

type Props = { sport: SportSlug; search: Search; counts: Partial<Record<string, number>> | undefined };

/** Positions on the ground with their numbers of results; a click toggles one. Only for the pointer, because the list beside it does the same. */
export function PositionGround({ sport, search, counts }: Props) {
  const sports = useTranslations("sports");
  const [format, locale] = [useFormatter(), useLocale()];
  const map = spotMap(sport);
  if (!map) return null;
  const { box, spots, radius } = map;
  const positions = search.positions ?? [];
  return (
    <Field sport={sport} crop={box} className="thumb mt-3 mb-2 w-full">
      {spots.map(({ position, x, y }) => {
        const chosen = positions.includes(position);
        const count = counts?.[position] ?? 0;
        return (
          <a
            key={position}
            href={`${localePath("/players", locale)}${searchQuery(withPosition(search, position))}#facet-positions`}
            tabIndex={-1}
            className="group cursor-pointer no-underline"
          >
            <title>{sports(`position.${position}`)}</title>
            <circle
              cx={x}
              cy={y}
              r={radius}
              className={
                chosen
                  ? "fill-flag stroke-night"
                  : "fill-night stroke-night group-hover:stroke-flag group-hover:stroke-[6px]"
              }
            />
            {counts && (
              <text
                x={x}
                y={y}
                dy="0.36em"
                textAnchor="middle"
                fontSize={radius * (count > 99 ? 0.8 : 1.1)}
                className={chosen ? "fill-night font-semibold" : "fill-chalk"}
              >
                {format.number(count, "whole")}
              </text>
            )}
          </a>
        );
      })}
    </Field>
  );
}

function withPosition(search: Search, position: Position): Search {
  const chosen = search.positions ?? [];
  const positions = chosen.includes(position)
    ? chosen.filter((otherPosition) => otherPosition !== position)
    : [...chosen, position];
  // Parsed again, so that sides and roles of removed positions are dropped.
  return searchInput({ ...search, positions });
}
