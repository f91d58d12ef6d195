import { useTranslations } from "next-intl";
import { FilterForm } from "@/components/form/filter-form";
import { Select } from "@/components/form/select";
import { direction, type Locale, languageNames, locales } from "@/lib/platform/i18n/routing";

type Props = {
  kinds: { name: string; subject: string }[];
  name: string;
  language: Locale;
  preview: { subject: string; body: string };
};

/** Shows the text part and the HTML part; the latter in a sandboxed frame without scripts. */
export function EmailPreview({ kinds, name, language, preview }: Props) {
  const t = useTranslations("reports.health.emails");
  const email = kinds.map((kind) => ({ value: kind.name, label: kind.subject }));
  const languages = locales.map((locale) => ({ value: locale, label: languageNames[locale] }));
  return (
    <>
      <FilterForm path="/admin/health/emails" label={t("title")} submit={t("show")}>
        <Select key={`${name} ${language}`} name="email" label={t("email")} options={email} defaultValue={name} />
        <Select key={language} name="language" label={t("language")} options={languages} defaultValue={language} />
      </FilterForm>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="designed" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <h2 id="designed" className="heading-xl border-b border-line-2 pb-2">
            {t("designed")}
          </h2>
          <iframe
            key={`${name} ${language}`}
            title={preview.subject}
            src={`/api/admin/emails/${name}?language=${language}`}
            sandbox=""
            className="h-[48rem] w-full border border-line-2"
          />
        </section>
        <section aria-labelledby="plain" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <h2 id="plain" className="heading-xl border-b border-line-2 pb-2">
            {t("plain")}
          </h2>
          <div lang={language} dir={direction(language)} className="grid gap-3">
            <p className="font-semibold">{preview.subject}</p>
            <p className="small whitespace-pre-wrap wrap-anywhere">{preview.body}</p>
          </div>
        </section>
      </div>
    </>
  );
}
