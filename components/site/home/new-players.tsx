import { useTranslations } from "next-intl";
import { cardGrid, PlayerCard } from "@/components/search/player-card";
import { MoreLink } from "@/components/ui/more-link";
import type { PlayerCard as Card } from "@/lib/players/queries/card";

const shown = 4;

/** The first players, preferring one of each sport. */
export function ofDifferentSports<Player extends Pick<Card, "primarySport">>(players: readonly Player[]): Player[] {
  const firsts = players.filter(
    ({ primarySport }, index) => players.findIndex((other) => other.primarySport === primarySport) === index,
  );
  return [...new Set([...firsts, ...players])].slice(0, shown);
}

export function NewPlayers({ players }: { players: Card[] }) {
  const t = useTranslations("home.players");
  const common = useTranslations("common");
  if (players.length === 0) return null;
  return (
    <section className="wrap py-6 md:py-10" aria-labelledby="new-players">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-6">
        <h2 id="new-players" className="text-display-s">
          {t("title")}
        </h2>
        <MoreLink href="/players">{common("allPlayers")}</MoreLink>
      </header>
      <div className={cardGrid}>
        {players.map((player) => (
          <PlayerCard key={player.id} player={player} portrait={null} />
        ))}
      </div>
    </section>
  );
}
