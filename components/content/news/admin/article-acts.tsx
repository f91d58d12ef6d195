import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { publishArticle, publishArticleLater, retractArticle, submitArticle } from "@/lib/content/actions/news";
import type { Draft } from "@/lib/content/queries/article-list";
import { isWritten } from "@/lib/content/schema/draft";
import { timeZone } from "@/lib/platform/i18n/formats";
import { Link } from "@/lib/platform/i18n/navigation";
import { type Locale, languageNames, locales } from "@/lib/platform/i18n/routing";
import { zoneWords } from "@/lib/platform/i18n/time-zone";

/** Actions on the saved article, and previews in each language. */
export function ArticleActs({ article, zone }: { article: Draft; zone: string | null }) {
  const [t, locale] = [useTranslations("news.admin"), useLocale() as Locale];
  const format = useFormatter();
  const { id, version, stage, words: texts, missing, publishable } = article;
  const finished = missing.length === 0;
  const open = stage === "draft" || stage === "retracted";
  const missingFields = missing.map((field) => {
    const [kind, language] = field.split("_") as ["title" | "content", Locale];
    return `${t(kind === "title" ? "titleField" : "content")} (${languageNames[language]})`;
  });
  return (
    <section aria-labelledby="acts" className="grid content-start gap-4 border border-line-2 bg-paper p-5">
      <h2 id="acts" className="heading-xl">
        {t("acts")}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-2">{t("preview")}</span>
        {locales
          .filter((locale) => isWritten(texts[locale]))
          .map((locale) => (
            <Link
              key={locale}
              className="flex min-h-target items-center"
              href={`/admin/news/${id}/preview`}
              locale={locale}
              lang={locale}
            >
              {languageNames[locale]}
            </Link>
          ))}
      </p>
      {!finished && (
        <p className="small">{t("unfinished", { fields: format.list(missingFields, { type: "unit" }) })}</p>
      )}
      {publishable === "news_own_words" && <p className="small soft">{t("ownWords")}</p>}
      {open && finished && (
        <Form action={submitArticle} id="submit">
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant={publishable === true ? "quiet" : "go"}>{t("submit")}</SubmitButton>
        </Form>
      )}
      {publishable === true && finished && (
        <>
          <Form action={publishArticle} id="publish">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <SubmitButton>{t("publishNow")}</SubmitButton>
          </Form>
          <Disclosure summary={t(stage === "scheduled" ? "scheduleAnew" : "schedule")}>
            <Form action={publishArticleLater} id="schedule">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="later" value="yes" />
              <input type="hidden" name="zone" value={zone ?? timeZone} />
              <TextInput
                name="at"
                type="datetime-local"
                label={t("at")}
                hint={t("atHint", { zone: zoneWords(locale, zone ?? timeZone) })}
              />
              <SubmitButton variant="outline">{t("schedule")}</SubmitButton>
            </Form>
          </Disclosure>
        </>
      )}
      {(stage === "published" || stage === "scheduled") && (
        <Disclosure summary={t(stage === "published" ? "retract" : "unschedule")}>
          <Form action={retractArticle} id="retract">
            <input type="hidden" name="id" value={id} />
            <p className="small soft">{t(stage === "published" ? "retractHint" : "unscheduleHint")}</p>
            <SubmitButton variant="outline">{t(stage === "published" ? "retractNow" : "unscheduleNow")}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </section>
  );
}
