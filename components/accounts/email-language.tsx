import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { chooseEmailLanguage } from "@/lib/accounts/actions";
import { languageNames, locales } from "@/lib/platform/i18n/routing";

/** Language of the e-mails, which have no page to take it from. */
export function EmailLanguage({ locale }: { locale: string }) {
  const t = useTranslations("accounts.own.language");
  const common = useTranslations("common");
  return (
    <section className="block" id="language" aria-labelledby="language-title">
      <header>
        <h2 id="language-title">{t("title")}</h2>
      </header>
      <Form action={chooseEmailLanguage} id="email-language" className="fields max-w-[28rem]">
        <Select
          name="language"
          label={t("label")}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          defaultValue={locale}
        />
        <SubmitButton variant="outline" className="justify-self-start">
          {common("save")}
        </SubmitButton>
      </Form>
    </section>
  );
}
