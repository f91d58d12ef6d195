import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { formatsIn, timeZone } from "./formats";
import { namespaces } from "./namespaces";
import { defaultLocale, isLocale, type Locale } from "./routing";

export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  return { locale, messages: await loadMessages(locale), formats: formatsIn(locale), timeZone };
});

async function loadMessages(locale: Locale) {
  const files = await Promise.all(namespaces.map((name) => import(`@/messages/${locale}/${name}.json`)));
  return Object.fromEntries(namespaces.map((name, at) => [name, files[at].default]));
}
