import { useFormatter, useTranslations } from "next-intl";
import { AlertSwitch } from "@/components/search/alert-switch";
import { SearchWords } from "@/components/search/search-words";
import { Block } from "@/components/ui/block";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { OwnAlert } from "@/lib/search/queries/alerts";

const maxRows = 3;
const create = "/dashboard/alerts#new";

export function OwnAlerts({ alerts, acts }: { alerts: OwnAlert[]; acts: boolean }) {
  const t = useTranslations("alerts");
  if (alerts.length === 0)
    return (
      <Block name="alerts" title={t("title")}>
        <EmptyState drawing="offside" title={t("empty")} hint={t("emptyHint")}>
          {acts && (
            <LinkButton small href={create}>
              {t("create")}
            </LinkButton>
          )}
        </EmptyState>
      </Block>
    );
  return (
    <Block
      name="alerts"
      title={t("title")}
      {...(acts && { button: [create, t("create")] as const })}
      more={["/dashboard/alerts", t("all")]}
    >
      <ul className="list">
        {alerts.slice(0, maxRows).map((alert) => (
          <AlertRow key={alert.id} alert={alert} acts={acts} />
        ))}
      </ul>
    </Block>
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
