import { displayNames } from "./display-names";
import { locales } from "./routing";

const codes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

export const countries: readonly string[] = codes.split(" ");

const codeSet = new Set(countries);

export const isCountry = (code: string) => codeSet.has(code);

export function countriesByName(locale: string): { value: string; label: string }[] {
  const names = displayNames(locale, "region");
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}

export const countryName = (locale: string, code: string): string => displayNames(locale, "region").of(code) ?? code;

const otherNames = {
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  usa: "US",
  "united states of america": "US",
  uae: "AE",
};

let byName: Map<string, string> | undefined;

export function countryNamed(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (isCountry(code)) return code;
  byName ??= new Map([
    ...locales.flatMap((locale) => countries.map((code) => [normalizeName(countryName(locale, code)), code] as const)),
    ...Object.entries(otherNames),
  ]);
  return byName.get(normalizeName(text));
}

const normalizeName = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();
