import { contactsIn } from "@/lib/platform/text/contact-details";

/** Kinds of problematic wording: discrimination, fees, and contact details outside their fields. */
export const wordingKinds = ["gender", "age", "origin", "money", "contact"] as const;
export type WordingKind = (typeof wordingKinds)[number];
export type WordingHint = { kind: WordingKind; found: string };

/** Ages no youth team is named after, so that team names such as U23 do not match. */
const adultAge = "(2[4-9]|[3-9]\\d)";

const patterns: Record<Exclude<WordingKind, "contact">, string[]> = {
  gender: [
    "men only|males? only|women only|females? only|no (wo)?men|(young )?(wo)?man wanted|salesman|handyman",
    "hommes? (seulement|uniquement|exclusivement)|femmes? (seulement|uniquement|exclusivement)|(réservé|ouvert) (aux|à des) (hommes|femmes)|jeune (homme|femme)|sexe (masculin|féminin)",
    "(solo|únicamente|sólo) (hombres|mujeres|varones)|(hombres|mujeres|varones) (solamente|únicamente)|se busca (hombre|mujer|chico|chica)|sexo (masculino|femenino)",
    "للرجال فقط|للنساء فقط|رجال فقط|نساء فقط|للذكور فقط|للإناث فقط|ذكور فقط|إناث فقط",
  ],
  age: [
    `(under|below|younger than|no(t)? older than|maximum age|max age)( of)? ${adultAge}|young and dynamic|aged \\d\\d to ${adultAge}|recent graduates? only`,
    `moins de ${adultAge} ans|âge max\\p{L}*|pas plus de ${adultAge} ans|(entre|de) \\d\\d (et|à) ${adultAge} ans|jeune et dynamique|jeune diplômée?`,
    `(menor(es)? de|menos de) ${adultAge}( años)?|edad máxima|(entre|de) \\d\\d (y|a) ${adultAge} años|joven y dinámic[oa]`,
    `أقل من ${adultAge} (سنة|عام\\p{L}*)|لا يتجاوز عمر\\p{L}*|العمر الأقصى|بين \\d\\d و ?${adultAge} (سنة|عام\\p{L}*)`,
  ],
  origin: [
    "native speakers? only|mother tongue|(european|white|local|arab|african|christian|muslim|jewish)s? only|nationals only|no foreigners|unmarried|single only",
    "langue maternelle|(français|européen|africain|chrétien|musulman|juif)s? (de souche|seulement|uniquement|exclusivement)|pas d[’']étrangers?|célibataire|nationalité \\p{L}+ (exigée|obligatoire)",
    "lengua materna|(solo|únicamente|sólo) (españoles|europeos|nacionales|cristianos|musulmanes)|no extranjeros|solter[oa]|nacionalidad \\p{L}+ obligatoria",
    "اللغة الأم|للمواطنين فقط|مواطنون فقط|لا أجانب|أعزب|عزباء|للمسلمين فقط|للمسيحيين فقط",
  ],
  money: [
    "(registration|application|processing|agency|joining|trial) fees?|pay (us|a deposit|in advance|upfront)|deposit (of|required)|wire transfer|western union|guaranteed (contract|place)|at (your|the player[’']s) expense",
    "frais (de dossier|d[’']inscription|d[’']agence|d[’']essai)|à (la charge du joueur|vos frais)|acompte|caution de|payer (d[’']avance|pour (un|l[’'])essai)|contrat garanti|mandat cash",
    "(gastos|tasas?|cuotas?) de (inscripción|gestión|agencia|prueba)|por adelantado|a cargo del jugador|depósito de|contrato garantizado|pago previo",
    "رسوم (التسجيل|الطلب|الملف|التجربة|الوكالة)|الدفع مسبق\\p{L}*|على نفقة اللاعب|على حساب اللاعب|عربون|عقد مضمون",
  ],
};

const messenger = wholeWords("whats ?app|telegram|snapchat|واتساب|واتس ?اب|تيليغرام|تلغرام");

function findContact(text: string): string | undefined {
  const [first] = contactsIn(text)
    .filter(({ kind }) => kind !== "link")
    .toSorted((left, right) => left.from - right.from);
  return first ? text.slice(first.from, first.to) : messenger.exec(text)?.[0];
}

const rules: Record<Exclude<WordingKind, "contact">, RegExp[]> = {
  gender: patterns.gender.map(wholeWords),
  age: patterns.age.map(wholeWords),
  origin: patterns.origin.map(wholeWords),
  money: patterns.money.map(wholeWords),
};

/** Returns the first match of each kind; hints never block an offer. */
export function wordingHints(text: string): WordingHint[] {
  return wordingKinds.flatMap((kind) => {
    const match = kind === "contact" ? findContact(text) : rules[kind].flatMap((rule) => rule.exec(text)?.[0] ?? [])[0];
    return match ? [{ kind, found: match.trim() }] : [];
  });
}

function wholeWords(pattern: string) {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "iu");
}
