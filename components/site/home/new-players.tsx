import { useTranslations } from "next-intl";
import { minorBands } from "@/components/contacts/requests/who";
import { cardGrid, PlayerCard } from "@/components/search/player-card";
import { MoreLink } from "@/components/ui/more-link";
import type { PlayerCard as Card } from "@/lib/players/queries/card";

const shown = 4;

/** The first adults, preferring one of each sport. */
export function ofDifferentSports<Player extends Pick<Card, "primarySport" | "ageBand">>(
  players: readonly Player[],
): Player[] {
  const adults = players.filter(({ ageBand }) => !minorBands.has(ageBand));
  const firsts = adults.filter(
    ({ primarySport }, index) => adults.findIndex((other) => other.primarySport === primarySport) === index,
  );
  return [...new Set([...firsts, ...adults])].slice(0, shown);
}

export function NewPlayers({ players }: { players: Card[] }) {
  const t = useTranslations("home.players");
  const common = useTranslations("common");
  if (players.length === 0) return null;
  return (
    <section className="wrap py-5 md:py-10" aria-labelledby="new-players">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-6">
        <h2 id="new-players" className="heading-xl md:text-display-s">
          {t("title")}
        </h2>
        <MoreLink href="/players">{common("allPlayers")}</MoreLink>
      </header>
      <div className={`${cardGrid} max-sm:[&_.base]:hidden`}>
        {players.map((player) => (
          <PlayerCard key={player.id} player={player} portrait={null} />
        ))}
      </div>
    </section>
  );
}
