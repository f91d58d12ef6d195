import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { type Figure, FigureTiles } from "@/components/ui/figure-tiles";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import { leastRanked, leastRankedInRole, rankedDays } from "@/lib/contacts/schema/requests";
import { useFigures } from "./figures";

type Props = { numbers: PlayerNumbers };

export function PlayerFigures({ numbers }: Props) {
  const t = useTranslations("dashboard");
  return (
    <div>
      <FigureTiles tiles={useTiles(numbers, t("inMySport"))} />
      <RankingRule>{t("rankingRule", { days: rankedDays, players: leastRanked })}</RankingRule>
    </div>
  );
}

/** Only what there is a figure for; nothing without any. */
export function EsportFigures({ numbers }: Props) {
  const t = useTranslations("dashboard");
  const tiles = useTiles(numbers, t("inMyRole")).filter(({ isText }) => !isText);
  if (tiles.length === 0) return null;
  return (
    <div>
      <FigureTiles tiles={tiles} />
      {numbers.ranking !== null && (
        <RankingRule>{t("rankingRuleInRole", { days: rankedDays, players: leastRankedInRole })}</RankingRule>
      )}
    </div>
  );
}

const RankingRule = ({ children }: { children: string }) => (
  <Disclosure summary={useTranslations("dashboard")("rankingHow")} small className="">
    <p className="max-w-192 text-xs text-ink-2">{children}</p>
  </Disclosure>
);

function useTiles({ views, received, responseRate, ranking }: PlayerNumbers, among: string) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const { count, share } = useFigures();
  const rank: Figure =
    ranking === null ? { value: t("unranked"), isText: true } : { value: `#${format.number(ranking)}` };
  return [
    { label: t("views"), note: t("thisMonth"), ...count(views) },
    { label: t("contacts"), note: t("total"), ...count(received) },
    { label: t("responseRate"), note: t("messages"), ...share(responseRate) },
    { label: t("ranking"), note: among, ...rank },
  ];
}
