import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { ChosenTray } from "@/components/contacts/requests/chosen-players";
import { WholeDisclosures } from "@/components/ui/lazy-disclosure";
import { getPathname } from "@/lib/platform/i18n/navigation";
import type { SearchResult } from "@/lib/search/queries/search";
import { writeCondition } from "@/lib/search/schema/condition";
import { facetAttributes, rangeAttributes } from "@/lib/search/schema/facets";
import { optionalConditionsOf, searchQuery } from "@/lib/search/schema/search";
import { ColumnMenu } from "./column-menu";
import { Facets } from "./facets";
import { FilterChips } from "./filter-chips";
import { listId } from "./list-id";
import { ListKeys } from "./list-keys";
import { PlayerRows } from "./player-rows";
import { FirstSearches, NearbySearches } from "./preferred-searches";
import { RecruiterActs } from "./recruiter-acts";
import { Results } from "./results";
import { SortLinks } from "./sort-links";
import { ViewLinks } from "./view-links";

type Props = {
  result: SearchResult;
  /** A name typed as a place that no city has. */
  unknownTown: string | undefined;
  savable: boolean;
  later: boolean;
  /** The content of closed filters and menus is part of the page. */
  whole: boolean;
  children?: ReactNode;
};

/** The active filters and their actions, beside the form of all filters. A GET form, so that it works without scripts and results can be shared. */
export function NeedSearch({ result, unknownTown, savable, later, whole, children }: Props) {
  const [t, need, keys] = [
    useTranslations("search.facets"),
    useTranslations("search.need"),
    useTranslations("search.rows"),
  ];
  const path = getPathname({ href: "/players", locale: useLocale() }) as Route;
  const { search, carried: criteria, accessLevel } = result;
  const isTable = search.view !== "cards";
  const Whole = whole ? WholeDisclosures : Fragment;
  return (
    <Whole>
      <FirstSearches result={result} />
      {accessLevel === "card" && <p className="text-sm text-ink-2">{t("cardsOnly")}</p>}
      <div className="grid gap-5 lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4 lg:gap-y-1">
        <FilterChips search={criteria} />
        <NearbySearches result={result} />
        <div className="flex flex-wrap items-center gap-3 lg:ms-auto lg:has-[[open]]:basis-full">
          {!whole && (
            <noscript>
              <a className="btn small" href={`${path}${searchQuery(criteria, { panels: "all" })}#filters`}>
                {t("whole")}
              </a>
            </noscript>
          )}
          <a className="btn small lg:hidden" href="#filters">
            {t("title")}
          </a>
          {children}
        </div>
      </div>
      <div className="grid gap-x-gap lg:grid-cols-[220px_minmax(0,1fr)]">
        <NextForm action={path} scroll={false}>
          {hiddenFields(result).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {whole && <input type="hidden" name="panels" value="all" />}
          <Facets result={result} unknownTown={unknownTown} />
        </NextForm>
        <div className="min-w-0">
          <Results
            result={result}
            later={later}
            keeps={Boolean(children)}
            byNeed={{
              menus: (
                <>
                  {(optionalConditionsOf(search).length > 0 || search.place) && <SortLinks search={criteria} />}
                  <ViewLinks search={criteria} />
                  {isTable && <ColumnMenu result={result} />}
                </>
              ),
              list: isTable ? <PlayerRows result={result} savable={savable} /> : null,
              acts: (player) => savable && <RecruiterActs player={player} />,
              below: (
                <>
                  <ListKeys list={listId} box="need">
                    {keys.rich(savable ? "keysSave" : "keys", {
                      k: (key) => <kbd>{key}</kbd>,
                    })}
                  </ListKeys>
                  {savable && <ChosenTray acts />}
                </>
              ),
            }}
          />
          {search.place && <p className="mt-gap text-xs text-ink-2">{need("townsFrom")}</p>}
        </div>
      </div>
    </Whole>
  );
}

/** Keeps criteria without a field in the form as hidden fields. */
function hiddenFields({ search, carried: criteria, accessLevel }: SearchResult): [string, string][] {
  const boxes = new Set(
    [...facetAttributes(search, accessLevel), ...rangeAttributes(search, accessLevel)].map(({ key }) => key),
  );
  const otherConditions = (criteria.conditions ?? []).filter(({ key }) => !boxes.has(key) && key !== "available_from");
  return [
    ...otherConditions.map((condition): [string, string] => [condition.key, writeCondition(condition)]),
    ...otherConditions.flatMap(({ key, optional }): [string, string][] => (optional ? [["optional", key]] : [])),
    ...(search.q ? [["q", search.q] as [string, string]] : []),
    ...(search.also ?? []).map((position): [string, string] => ["also", position]),
    ...(search.countries ?? []).map((code): [string, string] => ["countries", code]),
    ...(search.place ? [["near", `${search.place.city},${search.place.country}`] as [string, string]] : []),
    ...(search.sort ? [["sort", search.sort] as [string, string]] : []),
    ...(search.columns ?? []).map((name): [string, string] => ["columns", name]),
    ...(search.view ? [["view", search.view] as [string, string]] : []),
  ];
}
