import { useTranslations } from "next-intl";
import { PlayerRow } from "@/components/search/player-row";
import { MoreLink } from "@/components/ui/more-link";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlayerCard } from "@/lib/players/queries/card";
import { type Level, levels, type SportSlug, sportPath } from "@/lib/sports/schema/sports";
import { NobodyAt } from "./nobody-at";

type Props = {
  sport: SportSlug;
  level: Level | undefined;
  players: PlayerCard[];
  counts: Partial<Record<Level, number>>;
};

/** Newest players of a sport; each level has a page of its own. */
export function Athletes({ sport, level, players, counts }: Props) {
  const t = useTranslations("sports");
  const common = useTranslations("common");
  const all = levels.reduce((sum, countedLevel) => sum + (counts[countedLevel] ?? 0), 0);
  const count = level ? (counts[level] ?? 0) : all;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-4" id="athletes">
        <h2 className="text-ink-2 [font:inherit] [letter-spacing:0]">
          {t.rich("found", { count, num: (text) => <span className="num text-number-m text-ink">{text}</span> })}
        </h2>
        <nav
          className="flex flex-wrap gap-2 max-sm:-mx-(--margin) max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-(--margin) max-sm:py-1 max-sm:[&_a]:flex-none"
          aria-label={common("level")}
        >
          {([undefined, ...levels] as const).map((tabLevel) => (
            <Link
              key={tabLevel ?? "all"}
              className="chip"
              href={`${sportPath(sport, tabLevel)}#athletes`}
              aria-current={tabLevel === level ? "true" : undefined}
            >
              {tabLevel ? t(`level.${tabLevel}`) : t("allLevels")}
              <span className="text-xs opacity-80">{tabLevel ? (counts[tabLevel] ?? 0) : all}</span>
            </Link>
          ))}
        </nav>
      </div>
      {count === 0 ? (
        <NobodyAt sport={sport} level={level} counts={counts} />
      ) : (
        <ul className="grid gap-x-10 border-t border-line-2 md:grid-cols-2">
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} />
          ))}
        </ul>
      )}
      {count > players.length && (
        <p className="pt-4">
          <MoreLink href={{ pathname: "/players", query: level ? { sport, level } : { sport } }}>
            {common("allPlayers")}
          </MoreLink>
        </p>
      )}
    </>
  );
}
