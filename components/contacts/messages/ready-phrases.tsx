import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import type { Phrase } from "@/lib/contacts/queries/phrases";
import { direction, type Locale, languageNames } from "@/lib/platform/i18n/routing";
import { UsePhrase } from "./use-phrase";

type Props = { ready: { locale: Locale; phrases: Phrase[] }[]; box: string; page: string };

export function ReadyPhrases({ ready, ...target }: Props) {
  const t = useTranslations("messages.phrases");
  return (
    <section className="grid gap-2" aria-labelledby="ready-phrases">
      <h3 id="ready-phrases" className="text-md">
        {t("languages")}
      </h3>
      {ready.map(({ locale, phrases }) => (
        <Disclosure key={locale} small summary={<span lang={locale}>{languageNames[locale]}</span>}>
          <ul className="grid gap-2" lang={locale} dir={direction(locale)}>
            {phrases.map((phrase) => (
              <li key={phrase.id} className="border-s-2 border-line-2 ps-3">
                <UsePhrase {...target} phrase={phrase} label={phrase.title} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  );
}
