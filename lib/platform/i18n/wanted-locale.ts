import { defaultLocale, isLocale, type Locale, localeCookie, locales } from "./routing";

type LocaleHeaders = { cookie?: string | null | undefined; "accept-language"?: string | null | undefined };

const localeInCookie = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`);

export function wantedLocale({ cookie, "accept-language": accepted }: LocaleHeaders): Locale {
  const savedLocale = cookie ? localeInCookie.exec(cookie)?.[1] : undefined;
  if (isLocale(savedLocale)) return savedLocale;
  return accepted ? bestAccepted(accepted) : defaultLocale;
}

function bestAccepted(accepted: string): Locale {
  const weighted = accepted
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0] ?? "", weight: weight ? Number(weight.split("=")[1]) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (
    locales.find((locale) => locale === weighted.find(({ language }) => isLocale(language))?.language) ?? defaultLocale
  );
}
