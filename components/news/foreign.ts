import { direction, type Locale } from "@/lib/platform/i18n/routing";

/** Attributes of a text that stands in another language than its page. */
export const foreign = (language: Locale, page: Locale) =>
  language === page ? {} : { lang: language, dir: direction(language) };
