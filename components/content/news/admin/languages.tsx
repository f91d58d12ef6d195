import { useTranslations } from "next-intl";
import { type Locale, languageNames, locales } from "@/lib/platform/i18n/routing";

/** Missing languages are pale. */
export function Languages({ written: writtenLocales }: { written: Locale[] }) {
  const t = useTranslations("news.admin");
  return (
    <span className="inline-flex gap-1.5 text-xs font-semibold">
      {locales.map((locale) => {
        const isWritten = writtenLocales.includes(locale);
        return (
          <abbr
            key={locale}
            className={isWritten ? "no-underline" : "font-normal text-ink-3 line-through"}
            title={languageNames[locale]}
          >
            {locale.toUpperCase()}
            {!isWritten && <span className="vh"> {t("missing")}</span>}
          </abbr>
        );
      })}
    </span>
  );
}
