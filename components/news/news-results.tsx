import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { NewsFilter } from "@/lib/news/schema/filter";
import type { SportSlug } from "@/lib/sports/schema";
import type { useNewsSearch } from "./use-news-search";

export type NewsItem = { slug: string; sport: SportSlug; card: ReactNode };
export type ResultWords = Record<"shown" | "empty" | "failed" | "retry", string>;
type Search = ReturnType<typeof useNewsSearch>;
type Props = { items: NewsItem[]; filter: NewsFilter; search: Search; words: ResultWords; empty: ReactNode };

const SKELETONS = ["a", "b", "c", "d", "e", "f"];

/** What the filter leaves; while an answer is awaited, what the last one left. */
export function NewsResults({ items, filter, search, words, empty }: Props) {
  const { answer, pending, slow, retry } = search;
  const found = items.filter(({ slug }) => answer.slugs === null || answer.slugs.includes(slug));
  const shown = found.filter(({ sport }) => filter.sport === null || sport === filter.sport);
  return (
    <>
      <p className="vh" role="status">
        {!pending && (filter.q || filter.sport) && (shown.length > 0 ? `${words.shown} ${shown.length}` : words.empty)}
      </p>
      {answer.failed && !pending && (
        <Notice look="bad" title={answer.refusal ?? words.failed}>
          <button type="button" className={buttonClass({ small: true })} onClick={retry}>
            {words.retry}
          </button>
        </Notice>
      )}
      {shown.length === 0 && !slow && empty}
      {(shown.length > 0 || slow) && (
        <ul className="news" aria-busy={pending}>
          {slow
            ? SKELETONS.map((each) => (
                <li key={each}>
                  <Skeleton wide />
                </li>
              ))
            : shown.map(({ slug, card }) => (
                <li key={slug} className="story">
                  {card}
                </li>
              ))}
        </ul>
      )}
    </>
  );
}
