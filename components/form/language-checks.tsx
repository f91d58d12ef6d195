import { useLocale, useTranslations } from "next-intl";
import { locales } from "@/lib/platform/i18n/routing";
import { languagesByName } from "@/lib/platform/i18n/spoken-languages";
import { Checks } from "./checks";

/** Languages somebody speaks: those of the site and the chosen ones first, the others unfold. */
export function LanguageChecks({ label, chosen = [] }: { label: string; chosen?: readonly string[] | undefined }) {
  const common = useTranslations("common");
  const locale = useLocale();
  const first: readonly string[] = [...locales, ...chosen];
  const languages = languagesByName(locale);
  return (
    <Checks
      name="languages"
      label={label}
      options={languages.filter(({ value }) => first.includes(value))}
      others={{
        label: common("otherLanguages"),
        options: languages.filter(({ value }) => !first.includes(value)),
      }}
      defaultValue={chosen.length > 0 ? chosen : [locale]}
      required
    />
  );
}
