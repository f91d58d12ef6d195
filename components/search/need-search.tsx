import type { Route } from "next";
import NextForm from "next/form";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { getPathname } from "@/lib/platform/i18n/navigation";
import type { Found } from "@/lib/search/queries/search";
import { writeCondition } from "@/lib/search/schema/condition";
import { facetAttributes, rangeAttributes } from "@/lib/search/schema/facets";
import { type Place, searchQuery } from "@/lib/search/schema/search";
import { Facets } from "./facets";
import { FilterChips } from "./filter-chips";
import { Results } from "./results";
import { SearchWords } from "./search-words";

type Props = { found: Found; savable: boolean; later: boolean; children?: ReactNode };

/** Below the box: what is asked as chips and what may be done with it (`children`), what may be asked beside the list. A form of the address itself, so that it works without scripts and every result can be shared. */
export function NeedSearch({ found, savable, later, children }: Props) {
  const [t, need] = [useTranslations("talent.facets"), useTranslations("talent.need")];
  const path = getPathname({ href: "/players", locale: useLocale() }) as Route;
  const { search, carried, start, reach } = found;
  return (
    <>
      {start && (
        <p className="flex flex-wrap items-center gap-3 border-s-[3px] border-flag ps-3 text-sm">
          <span>
            {t("start")} <SearchWords search={start} />
          </span>
          <LinkButton small href={`/players${searchQuery(start)}`}>
            {t("startNow")}
          </LinkButton>
        </p>
      )}
      {reach === "card" && <p className="text-sm text-ink-2">{t("cardsOnly")}</p>}
      <div className="grid gap-5 lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4 lg:gap-y-1">
        <FilterChips search={carried} />
        <div className="flex flex-wrap items-center gap-3 lg:ms-auto lg:has-[[open]]:basis-full">
          <a className="btn small lg:hidden" href="#filters">
            {t("title")}
          </a>
          {children}
        </div>
      </div>
      <div className="grid gap-x-gap lg:grid-cols-[220px_minmax(0,1fr)]">
        <NextForm action={path} scroll={false}>
          {keptBy(found).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Facets found={found} />
        </NextForm>
        <div className="min-w-0">
          <Results found={found} savable={savable} later={later} rows keeps={Boolean(children)} />
          {search.place && <p className="mt-gap text-xs text-ink-2">{need("townsFrom")}</p>}
        </div>
      </div>
    </>
  );
}

/** What is asked but has no box beside the list stays asked. */
function keptBy({ search, carried, reach }: Found): [string, string][] {
  const boxes = new Set([...facetAttributes(search, reach), ...rangeAttributes(search, reach)].map(({ key }) => key));
  const others = (carried.conditions ?? []).filter(({ key }) => !boxes.has(key) && key !== "available_from");
  return [
    ...others.map((one): [string, string] => [one.key, writeCondition(one)]),
    ...others.flatMap(({ key, wish }): [string, string][] => (wish ? [["wish", key]] : [])),
    ...(search.q ? [["q", search.q] as [string, string]] : []),
    ...(search.place ? placeKept(search.place) : []),
    ...(search.sort ? [["sort", search.sort] as [string, string]] : []),
    ...(search.columns ?? []).map((name): [string, string] => ["columns", name]),
    ...(search.view ? [["view", search.view] as [string, string]] : []),
  ];
}

const placeKept = ({ city, country, km }: Place): [string, string][] => [
  ["near", `${city},${country}`],
  ["km", String(km)],
];
