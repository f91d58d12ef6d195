import "server-only";
import { createFormatter } from "next-intl";
import { now } from "@/lib/platform/clock";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { attributeWords } from "@/lib/sports/schema/attribute-words";

export function cvWords(locale: Locale) {
  const [sports, attributes] = [translator(locale, "sports"), translator(locale, "attributes")];
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone, now: now() });
  return {
    t: translator(locale, "cvs"),
    players: translator(locale, "players"),
    sports,
    attributes,
    format,
    words: attributeWords({ locale, t: attributes, sports, format }),
  };
}
