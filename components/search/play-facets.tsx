import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import { rolesOf, sidesOf } from "@/lib/measurements/schema/positions";
import type { Found } from "@/lib/search/queries/search";
import { levels, sportPositions } from "@/lib/sports/schema";
import { Facet } from "./facet";
import { PositionGround } from "./position-ground";

/** Where somebody plays and how high: positions on their ground and as a list, sides and roles, levels. */
export function PlayFacets({ found: { search, carried, facets } }: { found: Found }) {
  const t = useTranslations("talent");
  const sports = useTranslations("sports");
  const { sport } = search;
  const chosen = (list: readonly string[] | undefined, value: string) => list?.includes(value) ?? false;
  const of = (facet: string, value: string) => facets[facet] && (facets[facet][value] ?? 0);
  return (
    <>
      {sport && <PositionGround sport={sport} search={carried} counts={facets.positions} />}
      {sport && (
        <Facet
          name="positions"
          label={t("search.position")}
          open
          values={sportPositions[sport].map((value) => ({
            value,
            label: sports(`position.${value}`),
            chosen: chosen(search.positions, value),
            count: of("positions", value),
          }))}
        />
      )}
      <Sides search={search} />
      <Facet
        name="levels"
        label={t("search.level")}
        open
        values={levels.map((value) => ({
          value,
          label: sports(`level.${value}`),
          chosen: chosen(search.levels, value),
          count: of("levels", value),
        }))}
      />
    </>
  );
}

/** Sides and roles are words of the positions that are asked. */
function Sides({ search }: Pick<Found, "search">) {
  const t = useTranslations("talent.facets");
  const words = useAttributeWords();
  const { sport, positions = [], side, role } = search;
  if (!sport) return null;
  const lists = [
    { name: "side", asked: side, list: positions.flatMap((position) => sidesOf(sport, position)) },
    { name: "role", asked: role, list: positions.flatMap((position) => rolesOf(sport, position)) },
  ];
  return lists.map(({ name, asked, list }) =>
    list.length === 0 ? null : (
      <Facet
        key={name}
        name={name}
        label={words.field(name)}
        any={t("any")}
        values={[...new Set(list)].map((value) => ({
          value,
          label: words.choice(name, value),
          chosen: value === asked,
        }))}
      />
    ),
  );
}
