import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { NewsFilter } from "@/lib/content/schema/filter";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { useNewsSearch } from "./use-news-search";

export type NewsItem = { slug: string; sport: SportSlug; card: ReactNode };
export type ResultWords = Record<"shown" | "earlier" | "empty" | "failed" | "retry", string>;
type Search = ReturnType<typeof useNewsSearch>;
type Props = { items: NewsItem[]; filter: NewsFilter; search: Search; words: ResultWords; empty: ReactNode };

const SKELETONS = ["a", "b", "c", "d", "e", "f"];
/** Of all news; older articles are folded. */
const FIRST_SHOWN = 12;

/** While an answer is pending, the previous results stay. */
export function NewsResults({ items, filter, search, words: texts, empty }: Props) {
  const { answer, pending, slow, retry } = search;
  const matching = items.filter(({ slug }) => answer.slugs === null || answer.slugs.includes(slug));
  const visible = matching.filter(({ sport }) => filter.sport === null || sport === filter.sport);
  const isFiltered = filter.q !== "" || filter.sport !== null;
  const shown = isFiltered ? visible : visible.slice(0, FIRST_SHOWN);
  const older = visible.slice(shown.length);
  return (
    <>
      <p className="vh" role="status">
        {!pending && isFiltered && (visible.length > 0 ? `${texts.shown} ${visible.length}` : texts.empty)}
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
            : shown.map(({ slug, card }, place) => (
                <li key={slug} className={place === 0 ? "story first" : "story"}>
                  {card}
                </li>
              ))}
        </ul>
      )}
      {older.length > 0 && !slow && (
        <Disclosure summary={texts.earlier} className="border-y border-line">
          <ul className="news pt-4">
            {older.map(({ slug, card }) => (
              <li key={slug} className="story">
                {card}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
