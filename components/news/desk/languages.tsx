import { useTranslations } from "next-intl";
import { type Locale, languageNames, locales } from "@/lib/platform/i18n/routing";

/** The languages an article is written in, as four short marks; the missing ones are pale. */
export function Languages({ written }: { written: Locale[] }) {
  const t = useTranslations("news.desk");
  return (
    <span className="inline-flex gap-1.5 text-xs font-semibold">
      {locales.map((locale) => {
        const there = written.includes(locale);
        return (
          <abbr
            key={locale}
            className={there ? "no-underline" : "font-normal text-ink-3 line-through"}
            title={languageNames[locale]}
          >
            {locale.toUpperCase()}
            {!there && <span className="vh"> {t("missing")}</span>}
          </abbr>
        );
      })}
    </span>
  );
}
