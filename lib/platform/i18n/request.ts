import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { formatsIn, timeZone } from "./formats";
import { namespaces } from "./namespaces";
import { defaultLocale, isLocale, type Locale } from "./routing";

export default getRequestConfig(async ({ locale: requested }) => {
  const candidate = requested ?? (await rootLocale());
  const locale = isLocale(candidate) ? candidate : defaultLocale;
  return { locale, messages: await messagesIn(locale), formats: formatsIn(locale), timeZone };
});

const messagesByLocale = new Map<Locale, Promise<Record<string, unknown>>>();

function messagesIn(locale: Locale) {
  const messages = messagesByLocale.get(locale) ?? loadMessages(locale);
  messagesByLocale.set(locale, messages);
  return messages;
}

async function loadMessages(locale: Locale) {
  const files = await Promise.all(namespaces.map((name) => import(`@/messages/${locale}/${name}.json`)));
  return Object.fromEntries(namespaces.map((name, index) => [name, files[index].default]));
}
