import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { type Option, Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { LazyDisclosure } from "@/components/ui/lazy-disclosure";
import { MoreLink } from "@/components/ui/more-link";
import { getPathname } from "@/lib/platform/i18n/navigation";
import { createAlert, updateAlert } from "@/lib/search/actions";
import { asksNothing } from "@/lib/search/schema/alert";
import { type Search, searchQuery } from "@/lib/search/schema/search";
import { AlertFields } from "./alert-fields";

/** `carried` is the search including criteria that only a need may use. */
type Props = { search: Search; carried: Search; alerts: Option[] };

/** Saves the search as a new alert or in place of an existing one. */
export function KeepSearch({ search, carried: currentCriteria, alerts }: Props) {
  const t = useTranslations("alerts");
  const common = useTranslations("common");
  const needs = useTranslations("needs.need");
  const whole = `${getPathname({ href: "/players", locale: useLocale() })}${searchQuery(currentCriteria, { panels: "all" })}`;
  const criteria = <input type="hidden" name="criteria" value={searchQuery(search)} />;
  return (
    <LazyDisclosure summary={t("keep.title")} small className="open:basis-full" wholePage={`${whole}#keep-search`}>
      {asksNothing(search) ? (
        <p className="text-sm text-ink-2">{t("keep.nothing")}</p>
      ) : (
        <div className="grid max-w-160 gap-6">
          <Form action={createAlert} id="keep-search">
            <p className="text-sm text-ink-2">{t("keep.lead")}</p>
            {criteria}
            <AlertFields />
            <SubmitButton variant="outline" doing="saving" className="sm:justify-self-start">
              {t("create")}
            </SubmitButton>
          </Form>
          {alerts.length > 0 && (
            <Form action={updateAlert} id="keep-over" className="fields border-t border-line pt-4">
              <h3 className="text-md">{t("keep.over")}</h3>
              {criteria}
              <Select name="alertId" label={t("keep.which")} required options={alerts} />
              <SubmitButton variant="outline" doing="saving" className="sm:justify-self-start">
                {common("replace")}
              </SubmitButton>
            </Form>
          )}
          <p className="grid justify-items-start gap-1 border-t border-line pt-4 text-sm">
            <MoreLink href={`/dashboard/needs${searchQuery(currentCriteria)}`}>{needs("keep")}</MoreLink>
            <span className="text-xs text-ink-2">{needs("keepHint")}</span>
          </p>
        </div>
      )}
    </LazyDisclosure>
  );
}
