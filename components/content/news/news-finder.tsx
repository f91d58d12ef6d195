"use client";

import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { SearchForm } from "@/components/ui/search-form";
import type { NewsFilter } from "@/lib/content/schema/filter";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";
import { AddressFilter } from "./address-filter";
import { NewsChips, type NewsSport } from "./news-chips";
import { type NewsItem, NewsResults, type ResultWords } from "./news-results";
import { useNewsFilter } from "./use-news-filter";
import { useNewsSearch } from "./use-news-search";

type Props = {
  items: NewsItem[];
  sports: NewsSport[];
  words: ResultWords & { search: string; submit: string; sports: string };
  filter: NewsFilter;
  /** Slugs that the server found for `filter.q`, or null without a search. */
  initialResult: string[] | null;
  empty: ReactNode;
};

/** The list with its search form and filter links; with scripts they filter in place. */
export function NewsFinder({ items, sports, words: texts, filter: initialFilter, initialResult, empty }: Props) {
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const { filter, setFilter, adopt } = useNewsFilter(initialFilter);
  const search = useNewsSearch(filter.q, locale, { q: initialFilter.q, slugs: initialResult });

  const readQuery = useCallback(() => {
    const q = box.current?.value.trim() ?? "";
    setFilter((previous) => (previous.q === q ? previous : { ...previous, q }));
  }, [setFilter]);
  // Takes over what was typed before the scripts had loaded.
  useEffect(() => {
    readQuery();
    setIsLoaded(true);
  }, [readQuery]);

  const follow = useCallback(
    (query: URLSearchParams) => {
      const q = query.get("q")?.trim() ?? "";
      const sport = sports.find(({ slug }) => slug === query.get("sport"))?.slug ?? null;
      if (adopt({ q, sport }) && box.current) box.current.value = q;
    },
    [adopt, sports],
  );

  return (
    <div className="wrap news-page">
      {isLoaded && (
        <Suspense>
          <AddressFilter onChange={follow} />
        </Suspense>
      )}
      <search>
        <SearchForm
          id="news-search"
          action={localePath("/news", locale)}
          query={initialFilter.q}
          words={texts}
          box={box}
          onInput={readQuery}
          results="news-found"
        >
          {filter.sport && <input type="hidden" name="sport" value={filter.sport} />}
        </SearchForm>
        <NewsChips
          label={texts.sports}
          sports={sports}
          filter={filter}
          choose={(sport) => setFilter((previous) => ({ ...previous, sport }))}
        />
      </search>
      <div id="news-found" className="results" tabIndex={-1}>
        <NewsResults items={items} filter={filter} search={search} words={texts} empty={empty} />
      </div>
    </div>
  );
}
