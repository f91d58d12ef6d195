"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { NewsFilter } from "@/lib/news/schema/filter";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";
import { newsAddress } from "./news-address";

const PAUSE_MS = 150;

/** The filter, kept in the address so that a step back finds it again. `adopt` takes over what the address says when it changed by itself. */
export function useNewsFilter(initialFilter: NewsFilter) {
  const locale = useLocale();
  const [filter, setFilter] = useState(initialFilter);
  const written = useRef(initialFilter);
  const { q, sport } = filter;

  useEffect(() => {
    if (isSame(written.current, { q, sport })) return;
    const write = () => {
      written.current = { q, sport };
      history.replaceState(null, "", localePath(newsAddress({ q, sport }), locale));
    };
    const timer = setTimeout(write, written.current.q === q ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, sport, locale]);

  const adopt = useCallback((filter: NewsFilter) => {
    if (isSame(written.current, filter)) return false;
    written.current = filter;
    setFilter(filter);
    return true;
  }, []);

  return { filter, setFilter, adopt };
}

const isSame = (one: NewsFilter, other: NewsFilter) => one.q === other.q && one.sport === other.sport;
