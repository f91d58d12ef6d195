import Negotiator from "negotiator";
import { defaultLocale, isLocale, type Locale, localeCookie, locales } from "./routing";

type LocaleHeaders = { cookie?: string | null | undefined; "accept-language"?: string | null | undefined };

const localeInCookie = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`);

export function wantedLocale({ cookie, "accept-language": accepted }: LocaleHeaders): Locale {
  const savedLocale = cookie ? localeInCookie.exec(cookie)?.[1] : undefined;
  if (isLocale(savedLocale)) return savedLocale;
  const best = accepted && new Negotiator({ headers: { "accept-language": accepted } }).language([...locales]);
  return isLocale(best) ? best : defaultLocale;
}
