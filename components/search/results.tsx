import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { listMenuBar } from "@/components/form/list/list-menu";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { FoundCard, SearchResult } from "@/lib/search/queries/search";
import { ranks, searchQuery } from "@/lib/search/schema/search";
import { listId } from "./list-id";
import { NobodyFound } from "./nobody-found";
import { cardGrid, PlayerCard } from "./player-card";

const countLabels = { newest: "count", fit: "countFit", nearest: "countNearest" } as const;

type Props = {
  result: SearchResult;
  later: boolean;
  /** Parts of a search by need, passed in so that other readers do not load their scripts. */
  byNeed?: { menus: ReactNode; list: ReactNode | null; below: ReactNode; acts: (player: FoundCard) => ReactNode };
  /** True if the search can be saved above the list. */
  keeps?: boolean;
};

export function Results({ result, later, byNeed, keeps: maySaveSearch = false }: Props) {
  const t = useTranslations("search.results");
  const format = useFormatter();
  const { search, carried: criteria, cards, count, capped, next } = result;
  if (count === 0) return <NobodyFound search={criteria} widened={result.widened} keeps={maySaveSearch} />;
  return (
    <section aria-labelledby="found">
      <div className={byNeed ? "lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-6" : ""}>
        <h2 id="found" className={byNeed ? "found lg:gap-2 lg:py-0" : "found"}>
          <span className={byNeed ? "num lg:text-xl" : "num"}>
            <bdi>{`${format.number(count, "whole")}${capped ? "+" : ""}`}</bdi>
          </span>
          <span>{t(countLabels[ranks(search)], { count })}</span>
        </h2>
        {byNeed && <div className={`${listMenuBar} gap-x-6 gap-y-1 max-lg:pb-2`}>{byNeed.menus}</div>}
      </div>
      {byNeed?.list ?? (
        <div
          id={listId}
          className={
            byNeed ? "results grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:pt-3" : `results ${cardGrid}`
          }
        >
          {cards.map((card) => {
            const { saved: _saved, met: _met, line: _line, km: _km, portrait, ...player } = card;
            return (
              <div key={player.id} data-row="" className="contents">
                <PlayerCard player={player} portrait={portrait} acts={byNeed?.acts(card)} />
              </div>
            );
          })}
        </div>
      )}
      {byNeed?.below}
      <Pagination next={next && `/players${searchQuery(criteria, { after: next })}`} />
      {later && (
        <LinkButton variant="bare" small href={`/players${searchQuery(criteria)}`}>
          {t("first")}
        </LinkButton>
      )}
    </section>
  );
}
