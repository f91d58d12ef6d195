import type { Locale } from "../i18n/routing";

const stopWords: Record<Locale, string> = {
  en: "the a an of to is are am be been was do does did can could will would should may might and or but for in on at with without by from as it its this that these those there here i me my mine we us our you your he she they them their what which who whom when where why how much many long if then than so not no yes please tell about have has had get got any some happens happen need want work works use one allowed possible let take give get got say go know big be kind sort way wich wat hw there version never anything else said really still just also very",
  fr: "le la les un une des du de d l et ou mais donc a à au aux en dans sur sous par pour avec sans ce cet cette ces ça cela il elle ils elles on nous vous je j me m mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs que qu qui quoi quel quelle quels quelles quand comment combien pourquoi où est ce sont suis es être ai as avons avez ont avoir fait faire faut puis peut peux pouvez n ne pas plus moins très si oui non c s y tout tous dois doit veux voudrais passe temps possible prenez prendre dire dit être grand grande existe version site jamais déjà aussi vraiment encore j'ai aura",
  es: "el la los las un una unos unas de del al a y o u pero en con sin por para como cómo que qué quién quien cual cuál cuales cuándo cuando cuánto cuanto cuántos cuánta dónde donde es son soy está están ser estar hay he ha han tengo tiene tener mi mis tu tus su sus me te se lo le les nos yo él ella ellos nosotros este esta esto ese esa eso si sí no más menos muy puedo puede pueden poder debo hacer hago quiero pasa cada posible cobráis cobran toma decir dice ser grande quisiera versión hace falta nunca también ya realmente todavía dije",
  ar: "في من على الى إلى عن مع بدون هل ما ماذا كيف كم متى اين أين لماذا هذا هذه ذلك تلك هو هي انا أنا نحن انت أنت هم كان يكون ان أن إن لا نعم لم لن قد او أو و ثم اذا إذا كل بعض اي أي عند لدي لي لك يمكن يمكنني أريد اريد استطيع أستطيع الذي التي بعد قبل يحدث مسموح ممكن يمكنه يمكنها يمكنكم استطاعة عليه عليها هنا هناك اليوم موقع الموقع حسب وصلني أيضا فقط جدا حقا",
};

const stopTerms = Object.fromEntries(
  Object.entries(stopWords).map(([locale, words]) => [locale, new Set(words.split(" ").map(normalizeForSearch))]),
) as Record<Locale, Set<string>>;

/** The normalized stem of a word; null for a stop word. */
export function termOf(word: string, locale: Locale): string | null {
  const normalized = normalizeForSearch(word);
  if (normalized.length < 2 || stopTerms[locale].has(normalized)) return null;
  return locale === "ar" && /\p{Script=Arabic}/u.test(normalized) ? arabicStem(normalized) : stem(normalized);
}

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export function normalizeForSearch(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u0640]+/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه");
}

function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<!s)e?s$/, "") : word;
  return singular.replace(/(\p{Script=Latin})\1/gu, "$1").slice(0, 6);
}

function arabicStem(word: string): string {
  const withoutArticle = word.length > 4 ? word.replace(/^(?:وال|بال|كال|فال|لل|ال)/, "") : word;
  const noun = withoutArticle.length > 3 ? withoutArticle.replace(/^[وبلف](?=.{4})/, "") : withoutArticle;
  return noun.length > 3 ? noun.replace(/(?<=.{3})(?:كما|هما|ات|ون|ين|ان|يه|ها|هم|تي|نا|ه|ي|ك|ا)$/, "") : noun;
}
