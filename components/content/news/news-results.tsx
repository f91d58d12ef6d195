import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { NewsFilter } from "@/lib/content/schema/filter";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { useNewsSearch } from "./use-news-search";

export type NewsItem = { slug: string; sport: SportSlug; card: ReactNode };
export type ResultWords = Record<"shown" | "empty" | "failed" | "retry", string>;
type Search = ReturnType<typeof useNewsSearch>;
type Props = { items: NewsItem[]; filter: NewsFilter; search: Search; words: ResultWords; empty: ReactNode };

const SKELETONS = ["a", "b", "c", "d", "e", "f"];

/** While an answer is pending, the previous results stay. */
export function NewsResults({ items, filter, search, words: texts, empty }: Props) {
  const { answer, pending, slow, retry } = search;
  const matching = items.filter(({ slug }) => answer.slugs === null || answer.slugs.includes(slug));
  const visible = matching.filter(({ sport }) => filter.sport === null || sport === filter.sport);
  return (
    <>
      <p className="vh" role="status">
        {!pending &&
          (filter.q || filter.sport) &&
          (visible.length > 0 ? `${texts.shown} ${visible.length}` : texts.empty)}
      </p>
      {answer.failed && !pending && (
        <Notice look="bad" title={answer.refusal ?? texts.failed}>
          <button type="button" className={buttonClass({ small: true })} onClick={retry}>
            {texts.retry}
          </button>
        </Notice>
      )}
      {visible.length === 0 && !slow && empty}
      {(visible.length > 0 || slow) && (
        <ul className="news" aria-busy={pending}>
          {slow
            ? SKELETONS.map((each) => (
                <li key={each}>
                  <Skeleton wide />
                </li>
              ))
            : visible.map(({ slug, card }) => (
                <li key={slug} className="story">
                  {card}
                </li>
              ))}
        </ul>
      )}
    </>
  );
}
