import { useTranslations } from "next-intl";
import { useAttributeWords } from "@/components/measurements/words";
import type { SearchResult } from "@/lib/search/queries/search";
import { rolesOf, sidesOf } from "@/lib/sports/schema/positions";
import { levels, sportPositions } from "@/lib/sports/schema/sports";
import { Facet } from "./facet";
import { PositionGround } from "./position-ground";

/** Filters for positions, sides, roles and levels. */
export function PlayFacets({ result: { search, carried: criteria, facets } }: { result: SearchResult }) {
  const common = useTranslations("common");
  const sports = useTranslations("sports");
  const { sport } = search;
  const chosen = (list: readonly string[] | undefined, value: string) => list?.includes(value) ?? false;
  const countOf = (facet: string, value: string) => facets[facet] && (facets[facet][value] ?? 0);
  return (
    <>
      {sport && <PositionGround sport={sport} search={criteria} counts={facets.positions} />}
      {sport && (
        <Facet
          name="positions"
          label={common("positionOrCategory")}
          open
          values={sportPositions[sport].map((value) => ({
            value,
            label: sports(`position.${value}`),
            chosen: chosen(search.positions, value),
            count: countOf("positions", value),
          }))}
        />
      )}
      <Sides search={search} />
      <Facet
        name="levels"
        label={common("level")}
        open
        values={levels.map((value) => ({
          value,
          label: sports(`level.${value}`),
          chosen: chosen(search.levels, value),
          count: countOf("levels", value),
        }))}
      />
    </>
  );
}

/** Sides and roles depend on the chosen positions. */
function Sides({ search }: Pick<SearchResult, "search">) {
  const t = useTranslations("search.facets");
  const attributeTexts = useAttributeWords();
  const { sport, positions = [], side, role } = search;
  if (!sport) return null;
  const lists = [
    { name: "side", selectedValues: side, list: positions.flatMap((position) => sidesOf(sport, position)) },
    { name: "role", asked: role, list: positions.flatMap((position) => rolesOf(sport, position)) },
  ];
  return lists.map(({ name, selectedValues, list }) =>
    list.length === 0 ? null : (
      <Facet
        key={name}
        name={name}
        label={attributeTexts.field(name)}
        any={t("any")}
        values={[...new Set(list)].map((value) => ({
          value,
          label: attributeTexts.choice(name, value),
          chosen: value === selectedValues,
        }))}
      />
    ),
  );
}
