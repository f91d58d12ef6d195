"use client";

import { useEffect, useState } from "react";
import type { Locale } from "@/lib/platform/i18n/routing";

/** What the server found for `q` in titles and texts; null is everything: nothing was asked, or nothing was answered. `refusal` says why, where the server did. */
export type Answer = { q: string; slugs: string[] | null; failed?: true; refusal?: string };

const everything: Answer = { q: "", slugs: null };
const PAUSE_MS = 150;
const PATIENCE_MS = 300;

/** Asks the server for what is typed, once typing pauses; until then `answer` is the last one. `slow` says that it has been awaited for long enough to show it. */
export function useNewsSearch(q: string, locale: Locale, initialAnswer: Answer) {
  const [answer, setAnswer] = useState(initialAnswer);
  const [slow, setSlow] = useState(false);
  const pending = answer.q !== q;
  if (pending && q === "") setAnswer(everything);

  useEffect(() => {
    if (!pending) return;
    const asking = new AbortController();
    const ask = () =>
      find(q, locale, asking.signal).then(
        (found) => setAnswer({ q, ...found }),
        () => asking.signal.aborted || setAnswer({ q, slugs: null, failed: true }),
      );
    const timers = [setTimeout(ask, PAUSE_MS), setTimeout(() => setSlow(true), PAUSE_MS + PATIENCE_MS)];
    return () => {
      asking.abort();
      timers.forEach(clearTimeout);
      setSlow(false);
    };
  }, [q, locale, pending]);

  return { answer, pending, slow, retry: () => setAnswer(everything) };
}

async function find(q: string, locale: Locale, signal: AbortSignal): Promise<Omit<Answer, "q">> {
  const response = await fetch(`/api/news/search?${new URLSearchParams({ q, locale })}`, { signal });
  if (response.status === 429) return { slugs: null, failed: true, refusal: (await response.json()).message };
  if (!response.ok) throw new Error(`${response.status}`);
  const { slugs } = await response.json();
  return { slugs };
}
