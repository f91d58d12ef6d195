import { createFormatter, createTranslator } from "next-intl";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import { isLocale, type Locale } from "@/lib/platform/i18n/routing";
import { wantedLocale } from "@/lib/platform/i18n/wanted-locale";
import ar from "@/messages/ar/local.json";
import en from "@/messages/en/local.json";
import es from "@/messages/es/local.json";
import fr from "@/messages/fr/local.json";
import type { Price } from "../objects";

const catalogues: Record<Locale, typeof en> = { en, fr, es, ar };

/** Translations and formats of one language. */
export type PageTexts = ReturnType<typeof pageTexts>;

export function pageTexts(locale: Locale) {
  const t = createTranslator({ locale, messages: { local: catalogues[locale] }, namespace: "local" });
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone });
  const money = (cents: number, currency: string) =>
    format.number(cents / 100, {
      style: "currency",
      currency,
      numberingSystem: "latn",
      trailingZeroDisplay: "stripIfInteger",
    });
  const day = (seconds: number) => format.dateTime(new Date(seconds * 1000), "day");
  const priceOf = ({ unit_amount, currency, recurring }: Price) =>
    t("price", { amount: money(unit_amount, currency), interval: recurring?.interval ?? "other" });
  return { locale, t, money, day, priceOf };
}

/** The session's locale, else the remembered one, else the browser's. */
export function localeFor(request: Request, requested: string | null): Locale {
  if (isLocale(requested)) return requested;
  const { headers } = request;
  return wantedLocale({ cookie: headers.get("cookie"), "accept-language": headers.get("accept-language") });
}
