import type { Locale } from "./routing";

type Town = {
  /** The name in the gazetteer. */
  name: string;
  country: string;
  names: Record<Locale, string>;
  /** Further spellings that readers write. */
  others?: readonly string[];
};

const town = (
  name: string,
  country: string,
  [en, fr, es, ar]: readonly [en: string, fr: string, es: string, ar: string],
  others: readonly string[] = [],
): Town => ({ name, country, names: { en, fr, es, ar }, others });

/** Towns whose name differs between the languages. */
export const towns: readonly Town[] = [
  town("Sevilla", "ES", ["Seville", "Séville", "Sevilla", "إشبيلية"]),
  town("A Coruña", "ES", ["A Coruña", "La Corogne", "A Coruña", "لاكورونيا"], ["Coruña", "La Coruña", "Corunna"]),
  town("Zaragoza", "ES", ["Zaragoza", "Saragosse", "Zaragoza", "سرقسطة"], ["Saragossa"]),
  town("Barcelona", "ES", ["Barcelona", "Barcelone", "Barcelona", "برشلونة"]),
  town("Madrid", "ES", ["Madrid", "Madrid", "Madrid", "مدريد"]),
  town("Valencia", "ES", ["Valencia", "Valencia", "Valencia", "فالنسيا"], ["Valence Espagne", "بلنسية"]),
  town("Málaga", "ES", ["Málaga", "Malaga", "Málaga", "مالقة"], ["ملقا"]),
  town("Granada", "ES", ["Granada", "Grenade", "Granada", "غرناطة"]),
  town("Córdoba", "ES", ["Córdoba", "Cordoue", "Córdoba", "قرطبة"]),
  town("Bilbao", "ES", ["Bilbao", "Bilbao", "Bilbao", "بلباو"]),
  town("Pamplona", "ES", ["Pamplona", "Pampelune", "Pamplona", "بامبلونا"]),
  town("Palma", "ES", ["Palma", "Palma", "Palma", "بالما"], ["Palma de Mallorca", "Palma de Majorque"]),
  town("Paris", "FR", ["Paris", "Paris", "París", "باريس"]),
  town("Lyon", "FR", ["Lyon", "Lyon", "Lyon", "ليون"], ["Lyons"]),
  town("Marseille", "FR", ["Marseille", "Marseille", "Marsella", "مرسيليا"], ["Marseilles"]),
  town("Toulouse", "FR", ["Toulouse", "Toulouse", "Toulouse", "تولوز"], ["Tolosa de Francia"]),
  town("Nice", "FR", ["Nice", "Nice", "Niza", "نيس"]),
  town("Nantes", "FR", ["Nantes", "Nantes", "Nantes", "نانت"]),
  town("Lille", "FR", ["Lille", "Lille", "Lille", "ليل"]),
  town("Bordeaux", "FR", ["Bordeaux", "Bordeaux", "Burdeos", "بوردو"]),
  town("Strasbourg", "FR", ["Strasbourg", "Strasbourg", "Estrasburgo", "ستراسبورغ"], ["Strassburg"]),
  town("Montpellier", "FR", ["Montpellier", "Montpellier", "Montpellier", "مونبلييه"]),
  town("Rennes", "FR", ["Rennes", "Rennes", "Rennes", "رين"]),
  town("Grenoble", "FR", ["Grenoble", "Grenoble", "Grenoble", "غرونوبل"]),
  town("Nîmes", "FR", ["Nîmes", "Nîmes", "Nimes", "نيم"]),
  town("Rouen", "FR", ["Rouen", "Rouen", "Ruan", "روان"]),
  town("London", "GB", ["London", "Londres", "Londres", "لندن"]),
  town("Manchester", "GB", ["Manchester", "Manchester", "Mánchester", "مانشستر"]),
  town("Liverpool", "GB", ["Liverpool", "Liverpool", "Liverpool", "ليفربول"]),
  town("Birmingham", "GB", ["Birmingham", "Birmingham", "Birmingham", "برمنغهام"]),
  town("Leeds", "GB", ["Leeds", "Leeds", "Leeds", "ليدز"]),
  town("Edinburgh", "GB", ["Edinburgh", "Édimbourg", "Edimburgo", "إدنبرة"]),
  town("Glasgow", "GB", ["Glasgow", "Glasgow", "Glasgow", "غلاسكو"]),
  town("Bristol", "GB", ["Bristol", "Bristol", "Bristol", "بريستول"]),
  town("Brussels", "BE", ["Brussels", "Bruxelles", "Bruselas", "بروكسل"], ["Brussel"]),
  town("Antwerpen", "BE", ["Antwerp", "Anvers", "Amberes", "أنتويرب"]),
  town("Gent", "BE", ["Ghent", "Gand", "Gante", "غنت"]),
  town("Liège", "BE", ["Liège", "Liège", "Lieja", "لييج"]),
  town("Genève", "CH", ["Geneva", "Genève", "Ginebra", "جنيف"]),
  town("Zürich", "CH", ["Zurich", "Zurich", "Zúrich", "زيورخ"]),
  town("Köln", "DE", ["Cologne", "Cologne", "Colonia", "كولونيا"]),
  town("Munich", "DE", ["Munich", "Munich", "Múnich", "ميونخ"], ["München"]),
  town("Berlin", "DE", ["Berlin", "Berlin", "Berlín", "برلين"]),
  town("Hamburg", "DE", ["Hamburg", "Hambourg", "Hamburgo", "هامبورغ"]),
  town("Amsterdam", "NL", ["Amsterdam", "Amsterdam", "Ámsterdam", "أمستردام"]),
  town("Rotterdam", "NL", ["Rotterdam", "Rotterdam", "Róterdam", "روتردام"]),
  town("Milan", "IT", ["Milan", "Milan", "Milán", "ميلانو"], ["Milano"]),
  town("Rome", "IT", ["Rome", "Rome", "Roma", "روما"]),
  town("Turin", "IT", ["Turin", "Turin", "Turín", "تورينو"], ["Torino"]),
  town("Naples", "IT", ["Naples", "Naples", "Nápoles", "نابولي"], ["Napoli"]),
  town("Florence", "IT", ["Florence", "Florence", "Florencia", "فلورنسا"], ["Firenze"]),
  town("Lisbon", "PT", ["Lisbon", "Lisbonne", "Lisboa", "لشبونة"]),
  town("Porto", "PT", ["Porto", "Porto", "Oporto", "بورتو"]),
  town("Casablanca", "MA", ["Casablanca", "Casablanca", "Casablanca", "الدار البيضاء"], ["كازابلانكا"]),
  town("Rabat", "MA", ["Rabat", "Rabat", "Rabat", "الرباط"]),
  town("Marrakesh", "MA", ["Marrakesh", "Marrakech", "Marrakech", "مراكش"]),
  town("Fès", "MA", ["Fez", "Fès", "Fez", "فاس"]),
  town("Tangier", "MA", ["Tangier", "Tanger", "Tánger", "طنجة"]),
  town("Agadir", "MA", ["Agadir", "Agadir", "Agadir", "أكادير"], ["أغادير"]),
  town("Tétouan", "MA", ["Tetouan", "Tétouan", "Tetuán", "تطوان"]),
  town("Algiers", "DZ", ["Algiers", "Alger", "Argel", "الجزائر العاصمة"]),
  town("Oran", "DZ", ["Oran", "Oran", "Orán", "وهران"]),
  town("Constantine", "DZ", ["Constantine", "Constantine", "Constantina", "قسنطينة"]),
  town("Tunis", "TN", ["Tunis", "Tunis", "Túnez", "تونس العاصمة"]),
  town("Sfax", "TN", ["Sfax", "Sfax", "Sfax", "صفاقس"]),
  town("Sousse", "TN", ["Sousse", "Sousse", "Susa", "سوسة"]),
  town("Cairo", "EG", ["Cairo", "Le Caire", "El Cairo", "القاهرة"]),
  town("Alexandria", "EG", ["Alexandria", "Alexandrie", "Alejandría", "الإسكندرية"]),
  town("Dakar", "SN", ["Dakar", "Dakar", "Dakar", "داكار"]),
  town("Abidjan", "CI", ["Abidjan", "Abidjan", "Abiyán", "أبيدجان"]),
  town("Lagos", "NG", ["Lagos", "Lagos", "Lagos", "لاغوس"]),
  town("Nairobi", "KE", ["Nairobi", "Nairobi", "Nairobi", "نيروبي"]),
  town("Durban", "ZA", ["Durban", "Durban", "Durban", "ديربان"]),
  town("Beirut", "LB", ["Beirut", "Beyrouth", "Beirut", "بيروت"]),
  town("Amman", "JO", ["Amman", "Amman", "Ammán", "عمّان"]),
  town("Doha", "QA", ["Doha", "Doha", "Doha", "الدوحة"]),
  town("Dubai", "AE", ["Dubai", "Dubaï", "Dubái", "دبي"]),
  town("Abu Dhabi", "AE", ["Abu Dhabi", "Abou Dabi", "Abu Dabi", "أبوظبي"]),
  town("Riyadh", "SA", ["Riyadh", "Riyad", "Riad", "الرياض"]),
  town("Jeddah", "SA", ["Jeddah", "Djeddah", "Yeda", "جدة"]),
  town("New York City", "US", ["New York", "New York", "Nueva York", "نيويورك"]),
  town("Mexico City", "MX", ["Mexico City", "Mexico", "Ciudad de México", "مكسيكو"]),
  town("Buenos Aires", "AR", ["Buenos Aires", "Buenos Aires", "Buenos Aires", "بوينس آيرس"]),
  town("São Paulo", "BR", ["São Paulo", "São Paulo", "São Paulo", "ساو باولو"]),
  town("Rio de Janeiro", "BR", ["Rio de Janeiro", "Rio de Janeiro", "Río de Janeiro", "ريو دي جانيرو"]),
  town("Chicago", "US", ["Chicago", "Chicago", "Chicago", "شيكاغو"]),
  town("Houston", "US", ["Houston", "Houston", "Houston", "هيوستن"]),
  town("Montréal", "CA", ["Montreal", "Montréal", "Montreal", "مونتريال"]),
  town("Guadalajara", "MX", ["Guadalajara", "Guadalajara", "Guadalajara", "غوادالاخارا"]),
  town("Santo Domingo", "DO", ["Santo Domingo", "Saint-Domingue", "Santo Domingo", "سانتو دومينغو"]),
  town("Medellín", "CO", ["Medellín", "Medellín", "Medellín", "ميديلين"]),
  town("Århus", "DK", ["Aarhus", "Aarhus", "Aarhus", "آرهوس"]),
  town("Split", "HR", ["Split", "Split", "Split", "سبليت"]),
  town("Cluj-Napoca", "RO", ["Cluj-Napoca", "Cluj-Napoca", "Cluj-Napoca", "كلوج نابوكا"]),
  town("İzmir", "TR", ["Izmir", "Izmir", "Esmirna", "إزمير"]),
  town("Tbilisi", "GE", ["Tbilisi", "Tbilissi", "Tiflis", "تبليسي"]),
  town("Tashkent", "UZ", ["Tashkent", "Tachkent", "Taskent", "طشقند"]),
  town("Lahore", "PK", ["Lahore", "Lahore", "Lahore", "لاهور"]),
  town("Pune", "IN", ["Pune", "Pune", "Pune", "بونه"]),
  town("Colombo", "LK", ["Colombo", "Colombo", "Colombo", "كولومبو"]),
  town("Osaka", "JP", ["Osaka", "Osaka", "Osaka", "أوساكا"]),
  town("Daegu", "KR", ["Daegu", "Daegu", "Daegu", "دايغو"]),
  town("Brisbane", "AU", ["Brisbane", "Brisbane", "Brisbane", "بريزبن"]),
  town("Suva", "FJ", ["Suva", "Suva", "Suva", "سوفا"]),
];

/** One form for all spellings of a name: no case, accents, Arabic article or vowel signs. */
const keyOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ة", "ه")
    .replace(/(^|\s)ال(?=\p{L}{2})/gu, "$1")
    .trim();

const byKey = new Map(
  towns.flatMap((each) =>
    [each.name, ...Object.values(each.names), ...(each.others ?? [])].map((name) => [keyOf(name), each] as const),
  ),
);

/** The gazetteer's name of a town written in any of the languages; other names are returned as they are. */
export const gazetteerName = (name: string): string => byKey.get(keyOf(name))?.name ?? name;

/** The country of a town written in any of the languages, and how it is spelled there; null for other names. */
export function spellingsOfTown(name: string): { country: string; spellings: readonly string[] } | null {
  const known = byKey.get(keyOf(name));
  if (!known) return null;
  const spellings = new Set([known.name, ...Object.values(known.names), ...(known.others ?? [])]);
  return { country: known.country, spellings: [...spellings] };
}

/** The name of a town in the reader's language; a town of the same name in another country keeps its own. */
export function townName(locale: Locale, { city, country }: { city: string; country: string }): string {
  const knownTown = byKey.get(keyOf(city));
  return knownTown?.country === country ? knownTown.names[locale] : city;
}
