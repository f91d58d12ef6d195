"use client";

import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { SearchForm } from "@/components/ui/search-form";
import type { NewsFilter } from "@/lib/news/schema/filter";
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
  /** What the server found for `filter.q`; null where nothing was asked. */
  found: string[] | null;
  empty: ReactNode;
};

/** The list with its search and its chips: a form and links, which filter where one is as soon as scripts run. */
export function NewsFinder({ items, sports, words, filter: given, found, empty }: Props) {
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState(false);
  const { filter, setFilter, adopt } = useNewsFilter(given);
  const search = useNewsSearch(filter.q, locale, { q: given.q, slugs: found });

  const read = useCallback(() => {
    const q = box.current?.value.trim() ?? "";
    setFilter((before) => (before.q === q ? before : { ...before, q }));
  }, [setFilter]);
  // What was typed before scripts ran counts.
  useEffect(() => {
    read();
    setAwake(true);
  }, [read]);

  const follow = useCallback(
    (asked: URLSearchParams) => {
      const q = asked.get("q")?.trim() ?? "";
      const sport = sports.find(({ slug }) => slug === asked.get("sport"))?.slug ?? null;
      if (adopt({ q, sport }) && box.current) box.current.value = q;
    },
    [adopt, sports],
  );

  return (
    <div className="wrap news-page">
      {awake && (
        <Suspense>
          <AddressFilter onChange={follow} />
        </Suspense>
      )}
      <search>
        <SearchForm
          id="news-search"
          action={localePath("/news", locale)}
          query={given.q}
          words={words}
          box={box}
          onInput={read}
          results="news-found"
        >
          {filter.sport && <input type="hidden" name="sport" value={filter.sport} />}
        </SearchForm>
        <NewsChips
          label={words.sports}
          sports={sports}
          filter={filter}
          choose={(sport) => setFilter((before) => ({ ...before, sport }))}
        />
      </search>
      <div id="news-found" className="results" tabIndex={-1}>
        <NewsResults items={items} filter={filter} search={search} words={words} empty={empty} />
      </div>
    </div>
  );
}
