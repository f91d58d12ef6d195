import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Disclosure } from "@/components/ui/disclosure";
import { MoreLink } from "@/components/ui/more-link";
import { deleteAlert, updateAlert } from "@/lib/search/actions";
import type { OwnAlert } from "@/lib/search/queries/alerts";
import { searchQuery } from "@/lib/search/schema/search";
import { AlertFields } from "./alert-fields";
import { AlertSwitch } from "./alert-switch";
import { SearchWords } from "./search-words";

/** `waits` is true if the alert uses criteria that the organization may not use at present. */
type ListedAlert = OwnAlert & { waits: boolean };

export function AlertList({ alerts, acts }: { alerts: ListedAlert[]; acts: boolean }) {
  return (
    <ul className="border-b border-line">
      {alerts.map((alert) => (
        <li key={alert.id} id={`alert-${alert.id}`} className="grid scroll-mt-20 gap-1 border-t border-line py-4">
          <AlertHead alert={alert} acts={acts} />
          {acts && <AlertEditor alert={alert} />}
        </li>
      ))}
    </ul>
  );
}

function AlertHead({ alert, acts }: { alert: ListedAlert; acts: boolean }) {
  const t = useTranslations("alerts");
  const format = useFormatter();
  const created = t("createdOn", { date: format.dateTime(alert.createdAt, { dateStyle: "long" }) });
  const summaryParts = [
    ...(alert.name ? [t("custom")] : []),
    t(`frequency.${alert.frequency}`),
    t("found.count", { count: alert.found }),
    created,
  ];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <h2 className="text-md font-semibold wrap-anywhere">
          <bdi>{alert.name ?? t("custom")}</bdi>
        </h2>
        <p className="text-sm">
          <SearchWords search={alert.looksFor} />
        </p>
        <p className="text-xs text-ink-2">{summaryParts.join(" · ")}</p>
        {alert.waits && <p className="text-xs font-semibold">{t("waits")}</p>}
      </div>
      <AlertSwitch alert={alert} acts={acts} />
    </div>
  );
}

function AlertEditor({ alert: { id, name, frequency, search } }: { alert: OwnAlert }) {
  const t = useTranslations("alerts");
  const common = useTranslations("common");
  return (
    <Disclosure summary={common("edit")} small className="">
      <div className="grid max-w-160 gap-4">
        <Form action={updateAlert} id={`edit-${id}`}>
          <input type="hidden" name="alertId" value={id} />
          <AlertFields name={name} frequency={frequency} />
          <SubmitButton variant="outline" small doing="saving" className="justify-self-start">
            {common("save")}
          </SubmitButton>
        </Form>
        <p className="grid justify-items-start gap-1 text-sm">
          <MoreLink href={`/players${searchQuery(search)}`}>{t("adjust")}</MoreLink>
          <span className="text-xs text-ink-2">{t("adjustHint")}</span>
        </p>
        <Form action={deleteAlert} id={`delete-${id}`} summary={false} className="">
          <input type="hidden" name="alertId" value={id} />
          <SubmitButton variant="bare" small aria-label={t("deleteWhich", { name: name ?? t("custom") })}>
            {t("delete")}
          </SubmitButton>
        </Form>
      </div>
    </Disclosure>
  );
}
