import { useTranslations } from "next-intl";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { longest, type Words } from "@/lib/content/schema/draft";
import { direction, type Locale, languageNames } from "@/lib/platform/i18n/routing";
import { StandsNow } from "./stands-now";

/** On a phone the fields show while their tab is chosen or if one of them has an error. */
const shownBehind: Record<Locale, string> = {
  en: "max-md:group-has-[[value=en]:checked]:grid",
  fr: "max-md:group-has-[[value=fr]:checked]:grid",
  es: "max-md:group-has-[[value=es]:checked]:grid",
  ar: "max-md:group-has-[[value=ar]:checked]:grid",
};

/** The fields of one language, in its writing direction. */
export function WordFields({ locale, words: texts }: { locale: Locale; words: Words | null }) {
  const t = useTranslations("news.admin");
  const languageAttributes = { lang: locale, dir: direction(locale) };
  const labels = { title: t("titleField"), excerpt: t("excerpt"), content: t("content") };
  return (
    <fieldset
      className={`grid content-start gap-4 max-md:hidden max-md:has-[[aria-invalid=true]]:grid max-md:has-[[data-stands-now]]:grid ${shownBehind[locale]}`}
    >
      <legend className="heading-xl mb-3 w-full border-b border-line-2 pb-2" lang={locale}>
        {languageNames[locale]}
      </legend>
      <TextInput
        name={`title_${locale}`}
        label={labels.title}
        maxLength={longest.title}
        defaultValue={texts?.title ?? null}
        {...languageAttributes}
      />
      <TextArea
        name={`excerpt_${locale}`}
        label={labels.excerpt}
        hint={t("excerptHint")}
        required={false}
        rows={2}
        maxLength={longest.excerpt}
        defaultValue={texts?.excerpt ?? null}
        {...languageAttributes}
      />
      <TextArea
        name={`content_${locale}`}
        label={labels.content}
        hint={t("contentHint")}
        rows={10}
        maxLength={longest.content}
        defaultValue={texts?.content ?? null}
        {...languageAttributes}
      />
      {texts && <StandsNow locale={locale} words={texts} labels={labels} title={t("standsNow")} />}
    </fieldset>
  );
}
