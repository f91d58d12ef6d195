import type { Locale } from "@/lib/platform/i18n/routing";

/** Words whose plural is another word of the lexicon stand in the singular, which the plural is read as. */
export const boutWords: Record<Locale, Record<string, string>> = {
  en: {
    "bouts professional":
      "pro bouts|pro fights|professional bouts|professional fights|bouts as a pro|fights as a pro|fights as a professional",
    "bouts amateur": "amateur bouts|amateur fights|bouts as an amateur|fights as an amateur",
    "bouts amateur,professional": "bouts|fights",
  },
  fr: {
    "bouts professional": "combats pro|combats professionnel|combats en pro|combats chez les pro",
    "bouts amateur": "combats amateur|combats en amateur|combats chez les amateur",
    "bouts amateur,professional": "combats",
  },
  es: {
    "bouts professional":
      "combates profesional|peleas profesional|combates como profesional|peleas como profesional|combates pro|peleas pro",
    "bouts amateur": "combates amateur|peleas amateur|combates como amateur|peleas como amateur|combates aficionado",
    "bouts amateur,professional": "combates|peleas",
  },
  ar: {
    "bouts professional": "نزال احترافي|نزالا احترافيا|نزالات احترافية|نزالات كمحترف|نزالا كمحترف",
    "bouts amateur": "نزال هواة|نزالا هاويا|نزالات هواة|نزالات كهاو|نزالا كهاو",
    "bouts amateur,professional": "نزال|نزالا|نزالات",
  },
};
