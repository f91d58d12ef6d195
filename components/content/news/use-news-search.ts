"use client";

import { useEffect, useState } from "react";
import type { Locale } from "@/lib/platform/i18n/routing";

/** Articles found for `q`, or null for all of them; `refusal` is the server's text after a failure. */
export type Answer = { q: string; slugs: string[] | null; failed?: true; refusal?: string };

const allNews: Answer = { q: "", slugs: null };
const PAUSE_MS = 150;
const PATIENCE_MS = 300;

/** Searches once typing pauses; until the answer arrives, `answer` is the previous one, and `slow` says that it takes long. */
export function useNewsSearch(q: string, locale: Locale, initialAnswer: Answer) {
  const [answer, setAnswer] = useState(initialAnswer);
  const [slow, setSlow] = useState(false);
  const pending = answer.q !== q;
  if (pending && q === "") setAnswer(allNews);

  useEffect(() => {
    if (!pending) return;
    const asking = new AbortController();
    const requestNews = () =>
      find(q, locale, asking.signal).then(
        (result) => setAnswer({ q, ...result }),
        () => asking.signal.aborted || setAnswer({ q, slugs: null, failed: true }),
      );
    const timers = [setTimeout(requestNews, PAUSE_MS), setTimeout(() => setSlow(true), PAUSE_MS + PATIENCE_MS)];
    return () => {
      asking.abort();
      timers.forEach(clearTimeout);
      setSlow(false);
    };
  }, [q, locale, pending]);

  return { answer, pending, slow, retry: () => setAnswer(allNews) };
}

async function find(q: string, locale: Locale, signal: AbortSignal): Promise<Omit<Answer, "q">> {
  const response = await fetch(`/api/news/search?${new URLSearchParams({ q, locale })}`, { signal });
  if (response.status === 429) return { slugs: null, failed: true, refusal: (await response.json()).message };
  if (!response.ok) throw new Error(`${response.status}`);
  const { slugs } = await response.json();
  return { slugs };
}
