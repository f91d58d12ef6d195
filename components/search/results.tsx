import { useFormatter, useTranslations } from "next-intl";
import { deskMenuBar } from "@/components/desk/desk-menu";
import { ChosenTray } from "@/components/scouting/chosen-players";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { Found } from "@/lib/search/queries/search";
import { ranks, searchQuery, wishesOf } from "@/lib/search/schema/search";
import { ColumnMenu } from "./column-menu";
import { ListKeys } from "./list-keys";
import { NobodyFound } from "./nobody-found";
import { PlayerCard } from "./player-card";
import { listId, PlayerRows } from "./player-rows";
import { SortLinks } from "./sort-links";
import { ViewLinks } from "./view-links";

type Props = {
  found: Found;
  savable: boolean;
  later: boolean;
  /** Dense, for whoever compares many. */
  rows?: boolean;
  /** Where the search can be kept above the list. */
  keeps?: boolean;
};

/** Cards of a page of results; `savable` for whoever has a list of their own. */
export function Results({ found, savable, later, rows = false, keeps = false }: Props) {
  const [t, keys] = [useTranslations("talent.results"), useTranslations("talent.rows")];
  const format = useFormatter();
  const { search, carried, cards, count, capped, next } = found;
  const dense = rows && search.view !== "cards";
  if (count === 0) return <NobodyFound search={carried} widened={found.widened} keeps={keeps} />;
  return (
    <section aria-labelledby="found">
      <div className={rows ? "lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-6" : ""}>
        <h2 id="found" className={rows ? "found lg:gap-2 lg:py-0" : "found"}>
          <span className={rows ? "num lg:text-xl" : "num"}>
            <bdi>{`${format.number(count, "whole")}${capped ? "+" : ""}`}</bdi>
          </span>
          <span>{t(ranks(search) === "fit" ? "countFit" : "count", { count })}</span>
        </h2>
        {rows && (
          <div className={`${deskMenuBar} gap-x-6 gap-y-1 max-lg:pb-2`}>
            {wishesOf(search).length > 0 && <SortLinks search={carried} />}
            <ViewLinks search={carried} />
            {dense && <ColumnMenu found={found} />}
          </div>
        )}
      </div>
      {dense ? (
        <PlayerRows found={found} savable={savable} />
      ) : (
        <div
          id={listId}
          className={`results grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-4 ${rows ? "lg:pt-3" : ""}`}
        >
          {cards.map(({ saved, met: _met, line: _line, portrait, ...player }) => (
            <div key={player.id} data-row="" className="contents">
              <PlayerCard player={player} portrait={portrait} saved={savable ? saved : undefined} />
            </div>
          ))}
        </div>
      )}
      {rows && (
        <ListKeys list={listId} box="need">
          {keys.rich(savable ? "keysSave" : "keys", {
            k: (key) => <kbd className="border border-line-2 px-1">{key}</kbd>,
          })}
        </ListKeys>
      )}
      {savable && <ChosenTray />}
      <Pagination next={next && `/players${searchQuery(carried, { after: next })}`} />
      {later && (
        <LinkButton variant="bare" small href={`/players${searchQuery(carried)}`}>
          {t("first")}
        </LinkButton>
      )}
    </section>
  );
}
