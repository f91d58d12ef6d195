import { useTranslations } from "next-intl";
import { PlayerCard } from "@/components/talent/player-card";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { PlayerCard as Card } from "@/lib/players/queries/card";
import { type Level, levels, type SportSlug } from "@/lib/sports/schema";

type Props = { sport: SportSlug; players: Card[]; counts: Partial<Record<Level, number>> };

/** The players of a sport with a level filter that is radio buttons and CSS: static, and the same without scripts. */
export function Athletes({ sport, players, counts }: Props) {
  const t = useTranslations("sports");
  if (players.length === 0) {
    return (
      <EmptyState as="h2" title={t("nobody")} hint={t("nobodyHint")}>
        <LinkButton href="/player-signup">{t("beFirst")}</LinkButton>
      </EmptyState>
    );
  }
  const total = levels.reduce((sum, level) => sum + (counts[level] ?? 0), 0);
  const choices = ["all", ...levels] as const;
  return (
    <div className="by-level">
      <h2 className="vh">{t("athletes")}</h2>
      <fieldset className="chips flex flex-wrap gap-2">
        <legend className="vh">{t("levelFilter")}</legend>
        {choices.map((level) => (
          <label key={level} className="chip">
            <input className="vh" type="radio" name="level" value={level} defaultChecked={level === "all"} />
            {level === "all" ? t("allLevels") : t(`level.${level}`)}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {choices.map((level) => (
          <p key={level} className="found" data-level={level}>
            {t.rich("found", {
              count: level === "all" ? total : (counts[level] ?? 0),
              num: (text) => <span className="num">{text}</span>,
            })}
          </p>
        ))}
      </div>
      <ul className="results grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {players.map((player) => (
          <li key={player.id} data-level={player.level}>
            <PlayerCard player={player} />
          </li>
        ))}
      </ul>
      {choices.map((level) => {
        const [here, all] = level === "all" ? [players, total] : [of(players, level), counts[level] ?? 0];
        if (all > 0 && all === here.length) return null;
        const query = level === "all" ? { sport } : { sport, level };
        return (
          <p key={level} className="found" data-level={level}>
            {all > 0 ? (
              <MoreLink href={{ pathname: "/players", query }}>{t("allPlayers")}</MoreLink>
            ) : (
              <MoreLink href="/player-signup">{t("beFirst")}</MoreLink>
            )}
          </p>
        );
      })}
    </div>
  );
}

const of = (players: Card[], level: Level) => players.filter((player) => player.level === level);
