import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { RadioCards } from "@/components/form/radio-cards";
import type { Option } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { MoreLink } from "@/components/ui/more-link";
import { createAlert } from "@/lib/search/actions";
import { AlertFields } from "./alert-fields";

/** Creates an alert from one of the latest searches. */
export function NewAlert({ searches: options }: { searches: Option[] }) {
  const t = useTranslations("alerts");
  return (
    <section id="new" className="block scroll-mt-20" aria-labelledby="new-title">
      <header>
        <h2 id="new-title">{t("create")}</h2>
      </header>
      {options.length === 0 ? (
        <p className="text-sm text-ink-2">{t("noSearch")}</p>
      ) : (
        <Form action={createAlert} id="new-alert">
          <RadioCards name="criteria" label={t("search")} options={options} defaultValue={options[0]?.value} required />
          <AlertFields />
          <SubmitButton className="sm:justify-self-start" doing="saving">
            {t("create")}
          </SubmitButton>
        </Form>
      )}
      <p className="pt-4 text-sm">
        <MoreLink href="/players">{t("otherSearch")}</MoreLink>
      </p>
    </section>
  );
}
