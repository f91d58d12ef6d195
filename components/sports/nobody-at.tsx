import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { type Level, levels, type SportSlug, sportPath } from "@/lib/sports/schema/sports";

type Props = { sport: SportSlug; level: Level | undefined; counts: Partial<Record<Level, number>> };

/** Empty list of players, with a link to the level that has most. */
export function NobodyAt({ sport, level, counts }: Props) {
  const t = useTranslations("sports");
  const common = useTranslations("common");
  const [fullest] = levels.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const count = fullest ? (counts[fullest] ?? 0) : 0;
  if (!level || !fullest || count === 0) {
    return (
      <EmptyState drawing="podium" as="h3" title={t("nobody")} hint={t("nobodyHint")}>
        <LinkButton className="members:hidden" href="/player-signup">
          {common("createProfile")}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="podium"
      as="h3"
      title={t("nobodyAt", { level: t(`level.${level}`) })}
      hint={t("othersAt", { count, level: t(`level.${fullest}`) })}
    >
      <LinkButton href={`${sportPath(sport, fullest)}#athletes`}>{t("seeThem")}</LinkButton>
    </EmptyState>
  );
}
