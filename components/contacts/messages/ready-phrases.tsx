import { useTranslations } from "next-intl";
import type { Phrase } from "@/lib/contacts/queries/phrases";
import { direction, type Locale, languageNames } from "@/lib/platform/i18n/routing";
import { ReadyLanguage } from "./ready-language";

type Props = { ready: { locale: Locale; phrases: Phrase[] }[]; box: string; page: string };

export function ReadyPhrases({ ready, ...target }: Props) {
  const t = useTranslations("messages.phrases");
  return (
    <section className="grid gap-2" aria-labelledby="ready-phrases">
      <h3 id="ready-phrases" className="text-md">
        {t("languages")}
      </h3>
      {ready.map(({ locale, phrases }) => (
        <ReadyLanguage
          key={locale}
          {...target}
          locale={locale}
          dir={direction(locale)}
          name={languageNames[locale]}
          phrases={phrases}
        />
      ))}
    </section>
  );
}
