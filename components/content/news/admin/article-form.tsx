import { useTranslations } from "next-intl";
import { Done } from "@/components/form/done";
import { Form } from "@/components/form/form";
import { ReadVersion } from "@/components/form/read-version";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { saveArticle, saveArticleFirst } from "@/lib/content/actions/news";
import type { Draft } from "@/lib/content/queries/article-list";
import { type Locale, languageNames, locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { WordFields } from "./word-fields";

/** The languages stand side by side, or in tabs on a phone. */
export function ArticleForm({ article, reader }: { article: Draft | null; reader: Locale }) {
  const t = useTranslations("news.admin");
  const sports = useTranslations("sports.name");
  return (
    <Form action={article ? saveArticle : saveArticleFirst} id="article" className="group grid gap-5" keepsDraft>
      {article && <input type="hidden" name="id" value={article.id} />}
      {article && <ReadVersion version={article.version} changed="article_changed" />}
      <div className="grid gap-4 md:grid-cols-3">
        <Select
          name="sport"
          label={t("sport")}
          options={sportSlugs.map((sport) => ({ value: sport, label: sports(sport) }))}
          {...(article ? { defaultValue: article.sport } : { placeholder: t("chooseSport") })}
        />
        <TextInput name="author" label={t("author")} required={false} defaultValue={article?.author ?? null} />
        <TextInput
          name="sourceUrl"
          label={t("source")}
          required={false}
          inputMode="url"
          dir="ltr"
          defaultValue={article?.sourceUrl ?? null}
        />
      </div>
      <fieldset className="flex gap-1 border-b border-line md:hidden">
        <legend className="vh">{t("languages")}</legend>
        {locales.map((locale) => (
          <label
            key={locale}
            className="flex min-h-target flex-1 cursor-pointer items-center justify-center border-b-3 border-transparent text-sm font-semibold has-checked:border-ink has-focus-visible:outline-2"
          >
            <input className="vh" type="radio" name="_shown" value={locale} defaultChecked={locale === reader} />
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <span className="vh">{languageNames[locale]}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
        {locales.map((locale) => (
          <WordFields key={locale} locale={locale} words={article?.words[locale] ?? null} />
        ))}
      </div>
      <div className="sticky bottom-[var(--foot,0px)] z-1 flex flex-wrap items-center gap-4 border-t border-line bg-ground py-3">
        <SubmitButton doing="saving">{t(article ? "save" : "begin")}</SubmitButton>
        {article?.stage === "published" && <p className="small soft">{t("savesOut")}</p>}
        <Done>{t("saved")}</Done>
      </div>
    </Form>
  );
}
