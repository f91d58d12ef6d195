import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ClaimValue } from "@/components/statements/claim-value";
import { Badge } from "@/components/ui/badge";
import { momentIn } from "@/lib/platform/i18n/formats";
import { type Locale, languageNames } from "@/lib/platform/i18n/routing";
import type { ClaimText } from "@/lib/statements/queries/desk";

type Props = { said: ClaimText; zone: string | null; languages?: readonly Locale[] };

/** What a claim says, in the reader's language or in `languages`, where it is shown, and who said so when. */
export function Said({ said, zone, languages }: Props) {
  const t = useTranslations("claims");
  const format = useFormatter();
  const reader = useLocale();
  const { value, words, places, writtenAt, writer } = said;
  const at = format.dateTime(writtenAt, momentIn(zone));
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
            <ClaimValue value={value} /> {words[locale]}
          </bdi>
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {places.length === 0 && <Badge look="dash">{t("desk.nowhere")}</Badge>}
        {places.map((place) => (
          <Badge key={place}>{t(`place.${place}`)}</Badge>
        ))}
        <span className="text-ink-3">
          {writer ? t.rich("desk.saidBy", { at, name: () => <bdi>{writer}</bdi> }) : at}
        </span>
      </p>
    </div>
  );
}
