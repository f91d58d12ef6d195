import { useFormatter, useTranslations } from "next-intl";
import { AlertSwitch } from "@/components/search/alert-switch";
import { SearchWords } from "@/components/search/search-words";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { OwnAlert } from "@/lib/search/queries/alerts";

const maxRows = 5;
const create = "/dashboard/alerts#new";

export function OwnAlerts({ alerts, acts }: { alerts: OwnAlert[]; acts: boolean }) {
  const t = useTranslations("alerts");
  return (
    <section className="block" id="alerts" aria-labelledby="alerts-title">
      <header>
        <h2 id="alerts-title">{t("title")}</h2>
        {alerts.length > 0 && acts && (
          <LinkButton small href={create}>
            {t("create")}
          </LinkButton>
        )}
      </header>
      {alerts.length === 0 ? (
        <EmptyState drawing="offside" title={t("empty")} hint={t("emptyHint")}>
          {acts && (
            <LinkButton small href={create}>
              {t("create")}
            </LinkButton>
          )}
        </EmptyState>
      ) : (
        <>
          <ul className="list">
            {alerts.slice(0, maxRows).map((alert) => (
              <AlertRow key={alert.id} alert={alert} acts={acts} />
            ))}
          </ul>
          <p className="pt-3">
            <MoreLink href="/dashboard/alerts">{t("all")}</MoreLink>
          </p>
        </>
      )}
    </section>
  );
}

function AlertRow({ alert, acts }: { alert: OwnAlert; acts: boolean }) {
  const t = useTranslations("alerts");
  const format = useFormatter();
  const created = t("createdOn", { date: format.dateTime(alert.createdAt, { dateStyle: "long" }) });
  return (
    <li>
      <span>
        <b>
          <bdi>{alert.name ?? t("custom")}</bdi>
        </b>
        <small>
          <SearchWords search={alert.looksFor} />
        </small>
        <small>{alert.name ? `${t("custom")} · ${created}` : created}</small>
      </span>
      <AlertSwitch alert={alert} acts={acts} />
    </li>
  );
}
