import { useFormatter, useLocale, useTranslations } from "next-intl";
import { StatementValue } from "@/components/content/statements/statement-value";
import { Badge } from "@/components/ui/badge";
import type { CurrentStatement } from "@/lib/content/queries/statement-list";
import { momentIn } from "@/lib/platform/i18n/formats";
import { type Locale, languageNames } from "@/lib/platform/i18n/routing";

type Props = { text: CurrentStatement; zone: string | null; languages?: readonly Locale[] };

/** Without `languages` only the reader's language is shown. */
export function StatementText({ text, zone, languages }: Props) {
  const t = useTranslations("statements");
  const format = useFormatter();
  const reader = useLocale();
  const { value, words: texts, places, writtenAt, writer } = text;
  const writtenOn = format.dateTime(writtenAt, momentIn(zone));
  return (
    <div className="grid min-w-0 gap-1">
      {(languages ?? [reader]).map((locale) => (
        <p key={locale} className="flex items-baseline gap-3 wrap-anywhere">
          {languages && (
            <abbr className="w-6 flex-none text-xs text-ink-3 no-underline" title={languageNames[locale]}>
              {locale.toUpperCase()}
            </abbr>
          )}
          <bdi lang={locale}>
            <StatementValue value={value} /> {texts[locale]}
          </bdi>
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {places.length === 0 && <Badge look="dash">{t("admin.nowhere")}</Badge>}
        {places.map((place) => (
          <Badge key={place}>{t(`place.${place}`)}</Badge>
        ))}
        <span className="text-ink-3">
          {writer ? t.rich("admin.writtenBy", { at: writtenOn, name: () => <bdi>{writer}</bdi> }) : writtenOn}
        </span>
      </p>
    </div>
  );
}
