import "server-only";
import { cookies, headers } from "next/headers";
import { defaultLocale, isLocale, type Locale, localeCookie, splitLocale } from "./routing";

/** The language of the page from which an action or call came, or else the remembered choice. */
export async function visitorLocale(): Promise<Locale> {
  const referrer = (await headers()).get("referer");
  if (referrer && URL.canParse(referrer)) return splitLocale(new URL(referrer).pathname).locale;
  const savedLocale = (await cookies()).get(localeCookie)?.value;
  return isLocale(savedLocale) ? savedLocale : defaultLocale;
}
