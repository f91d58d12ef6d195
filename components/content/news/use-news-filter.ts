"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { NewsFilter } from "@/lib/content/schema/filter";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";
import { newsAddress } from "./news-address";

const PAUSE_MS = 150;

/** Keeps the filter in the URL; `adopt` takes over a URL that changed otherwise, such as by going back. */
export function useNewsFilter(initialFilter: NewsFilter) {
  const locale = useLocale();
  const [filter, setFilter] = useState(initialFilter);
  const writtenFilter = useRef(initialFilter);
  const { q, sport } = filter;

  useEffect(() => {
    if (isSame(writtenFilter.current, { q, sport })) return;
    const write = () => {
      writtenFilter.current = { q, sport };
      history.replaceState(null, "", localePath(newsAddress({ q, sport }), locale));
    };
    const timer = setTimeout(write, writtenFilter.current.q === q ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, sport, locale]);

  const adopt = useCallback((filter: NewsFilter) => {
    if (isSame(writtenFilter.current, filter)) return false;
    writtenFilter.current = filter;
    setFilter(filter);
    return true;
  }, []);

  return { filter, setFilter, adopt };
}

const isSame = (filter: NewsFilter, otherFilter: NewsFilter) =>
  filter.q === otherFilter.q && filter.sport === otherFilter.sport;
