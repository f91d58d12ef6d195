import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";

export type Words = ReturnType<typeof wordsOf>;

/** The messages of a language, so that one journey works in all: `w("billing.subscribe")`. */
export function wordsOf(locale: Locale) {
  const translate = (key: string, values?: Record<string, string | number>): string => {
    const [namespace = "", ...rest] = key.split(".");
    const messages = JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, "utf8"));
    const t = createTranslator({ locale, messages, onError: fail });
    return t(rest.join(".") as never, values as never);
  };
  return Object.assign(translate, { locale, path: (path: string) => localePath(path, locale) });
}

function fail(error: Error): never {
  throw error;
}

/** The label of a field of the contact form. */
export const contactLabel = (w: Words, name: string) => w(name === "email" ? "common.email" : `contact.form.${name}`);
