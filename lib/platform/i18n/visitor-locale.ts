import "server-only";
import { cookies, headers } from "next/headers";
import { defaultLocale, isLocale, type Locale, localeCookie, splitLocale } from "./routing";

/** The language of the page an action or call came from, else the remembered choice. */
export async function visitorLocale(): Promise<Locale> {
  const from = (await headers()).get("referer");
  if (from && URL.canParse(from)) return splitLocale(new URL(from).pathname).locale;
  const chosen = (await cookies()).get(localeCookie)?.value;
  return isLocale(chosen) ? chosen : defaultLocale;
}
