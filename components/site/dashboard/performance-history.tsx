import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";

const addFigures = "/player-signup#performances";

export function PerformanceHistory({ performances }: Pick<PlayerDashboard, "performances">) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return (
    <section className="block" aria-labelledby="performances">
      <header>
        <h2 id="performances">{t("performances")}</h2>
      </header>
      {performances.length === 0 ? (
        <EmptyState drawing="bars" title={t("noPerformance")} hint={t("noPerformanceHint")}>
          <LinkButton small href={addFigures}>
            {t("addFigures")}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="list">
            {performances.map((performance) => (
              <li key={performance.id}>
                <span>
                  <b>{performance.label}</b>
                  <small>{format.dateTime(performance.recordedAt, { dateStyle: "long" })}</small>
                </span>
                <Badge>
                  <bdi>{performance.value}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
          <p className="pt-3">
            <MoreLink href={addFigures}>{t("addFigures")}</MoreLink>
          </p>
        </>
      )}
    </section>
  );
}
