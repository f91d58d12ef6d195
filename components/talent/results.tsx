import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { Found } from "@/lib/talent/queries/search";
import { searchQuery } from "@/lib/talent/schema";
import { NobodyFound } from "./nobody-found";
import { PlayerCard } from "./player-card";

/** Cards of a page of results; `savable` for whoever has a list of their own. */
export function Results({ found, savable, later }: { found: Found; savable: boolean; later: boolean }) {
  const t = useTranslations("talent.results");
  const format = useFormatter();
  const { search, cards, count, capped, next } = found;
  if (count === 0) return <NobodyFound search={search} widened={found.widened} />;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="found">
        <span className="num">
          <bdi>{`${format.number(count, "whole")}${capped ? "+" : ""}`}</bdi>
        </span>
        <span>{t("count", { count })}</span>
      </h2>
      <div className="results grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ saved, ...player }) => (
          <PlayerCard key={player.id} player={player} saved={savable ? saved : undefined} />
        ))}
      </div>
      <Pagination next={next && `/players${searchQuery(search, { after: next })}`} />
      {later && (
        <LinkButton variant="bare" small href={`/players${searchQuery(search)}`}>
          {t("first")}
        </LinkButton>
      )}
    </section>
  );
}
