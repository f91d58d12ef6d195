import { direction, type Locale } from "@/lib/platform/i18n/routing";

/** Attributes of a text that is not in the language of its page. */
export const foreign = (language: Locale, page: Locale) =>
  language === page ? {} : { lang: language, dir: direction(language) };
