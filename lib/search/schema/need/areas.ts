import { countries, countryName } from "@/lib/platform/i18n/countries";
import type { Locale } from "@/lib/platform/i18n/routing";

/** Names that `Intl` does not know, in any language. */
const otherNames: Record<string, string> = {
  GB: "england|uk|great britain|britain|angleterre|grande bretagne|inglaterra|gran bretaña|انجلترا|إنجلترا|بريطانيا",
  US: "usa|united states of america|eeuu|ee uu|أمريكا|الولايات المتحدة الأمريكية",
  NL: "holland|hollande|holanda",
  TR: "turkey",
  CI: "ivory coast|costa de marfil|كوت ديفوار",
  CZ: "czech republic|république tchèque|república checa",
  CD: "dr congo|drc|rd congo|rdc",
  AE: "uae|emirates|émirats|emiratos|الإمارات",
  SA: "السعودية",
  "DZ,EG,LY,MA,TN": "north africa|afrique du nord|norte de áfrica|áfrica del norte|شمال أفريقيا",
  "DZ,LY,MA,MR,TN": "maghreb|magreb|المغرب العربي",
  "AE,BH,KW,OM,QA,SA":
    "the gulf|gulf states|gulf countries|pays du golfe|le golfe|países del golfo|دول الخليج|الخليج|الخليج العربي",
  "DK,NO,SE": "scandinavia|scandinavie|escandinavia|إسكندنافيا",
  "BE,LU,NL": "benelux|بينيلوكس",
};

export const countryNames = (locale: Locale): Record<string, string> => ({
  ...Object.fromEntries(countries.map((code) => [`country ${code}`, countryName(locale, code)])),
  ...Object.fromEntries(
    Object.entries(otherNames).map(([codes, names]) => [
      `country ${codes}`,
      codes.includes(",") ? names : `${names}|${countryName(locale, codes)}`,
    ]),
  ),
});

/** A region is searched as a circle that covers it, which the filter shows: a town, its country, kilometres and the names. */
const regions: readonly (readonly [town: string, country: string, km: number, names: string])[] = [
  ["Paris", "FR", 60, "île de france|isla de francia|région parisienne|région paris|إيل دو فرانس"],
  ["Arras", "FR", 110, "hauts de france|alta francia|nord pas de calais"],
  ["Caen", "FR", 130, "normandie|normandy|normandía|نورماندي"],
  ["Saint-Brieuc", "FR", 130, "bretagne|brittany|bretaña|بريتاني"],
  ["Angers", "FR", 120, "pays de la loire|países del loira"],
  ["Blois", "FR", 120, "centre val de loire"],
  ["Angoulême", "FR", 220, "nouvelle aquitaine|nueva aquitania|aquitaine"],
  ["Albi", "FR", 200, "occitanie|occitania|occitanie languedoc"],
  ["Aix-en-Provence", "FR", 170, "provence|provence alpes côte d azur|paca|provenza|بروفانس"],
  ["Lyon", "FR", 170, "auvergne rhône alpes|rhône alpes|auvernia ródano alpes"],
  ["Dijon", "FR", 140, "bourgogne|bourgogne franche comté|burgundy|borgoña"],
  ["Nancy", "FR", 170, "grand est|gran este"],
  ["Ajaccio", "FR", 110, "corse|corsica|córcega|كورسيكا"],
  ["Córdoba", "ES", 220, "andalucía|andalusia|andalousie|الأندلس|أندلوسيا"],
  ["Barcelona", "ES", 140, "cataluña|catalunya|catalonia|catalogne|كتالونيا"],
  ["Madrid", "ES", 60, "comunidad de madrid|community of madrid|communauté de madrid"],
  ["Valencia", "ES", 150, "comunidad valenciana|comunitat valenciana|communauté valencienne"],
  ["Santiago de Compostela", "ES", 120, "galicia|galice|غاليسيا"],
  ["Bilbao", "ES", 80, "país vasco|euskadi|basque country|pays basque|إقليم الباسك"],
  ["Valladolid", "ES", 170, "castilla y león|castile and león|castille et león"],
  ["Toledo", "ES", 180, "castilla la mancha|castile la mancha|castille la manche"],
  ["Zaragoza", "ES", 140, "aragón"],
  ["Oviedo", "ES", 90, "asturias|asturies"],
  ["Santander", "ES", 70, "cantabria|cantabrie"],
  ["Pamplona", "ES", 80, "navarra|navarre"],
  ["Cáceres", "ES", 120, "extremadura|estrémadure"],
  ["Palma", "ES", 130, "islas baleares|baleares|balearic islands|baléares|îles baléares"],
  ["Las Palmas de Gran Canaria", "ES", 250, "islas canarias|canarias|canary islands|canaries|îles canaries"],
  ["Casablanca", "MA", 120, "casablanca settat|الدار البيضاء سطات"],
  ["Rabat", "MA", 110, "rabat salé kénitra|الرباط سلا القنيطرة"],
  ["Tétouan", "MA", 130, "tanger tétouan al hoceima|طنجة تطوان الحسيمة"],
  ["Fès", "MA", 130, "fès meknès|فاس مكناس"],
  ["Marrakesh", "MA", 150, "marrakech safi|مراكش آسفي"],
  ["Agadir", "MA", 160, "souss massa|سوس ماسة|سوس"],
  ["Tizi Ouzou", "DZ", 70, "kabylie|kabylia|cabilia|القبائل"],
  ["Perth", "GB", 200, "scotland|écosse|escocia|اسكتلندا"],
  ["Belfast", "GB", 110, "northern ireland|irlande du nord|irlanda del norte|أيرلندا الشمالية"],
  ["Leeds", "GB", 90, "yorkshire"],
  ["Manchester", "GB", 30, "greater manchester"],
  ["London", "GB", 30, "greater london|grand londres"],
  ["Birmingham", "GB", 40, "west midlands"],
  ["Liverpool", "GB", 25, "merseyside"],
  ["Regensburg", "DE", 190, "bavaria|bavière|baviera|bayern|بافاريا"],
  ["Dortmund", "DE", 120, "north rhine westphalia|nrw|rhénanie du nord westphalie|renania del norte westfalia"],
  ["Stuttgart", "DE", 140, "baden württemberg|bade wurtemberg"],
  ["Dresden", "DE", 120, "saxony|saxe|sajonia"],
  ["Gießen", "DE", 110, "hesse|hessen"],
  ["Hannover", "DE", 160, "lower saxony|basse saxe|baja sajonia"],
  ["Milan", "IT", 110, "lombardy|lombardie|lombardía|lombardia"],
  ["Turin", "IT", 110, "piedmont|piémont|piamonte"],
  ["Siena", "IT", 120, "tuscany|toscane|toscana"],
  ["Caltanissetta", "IT", 150, "sicily|sicile|sicilia|صقلية"],
  ["Nuoro", "IT", 130, "sardinia|sardaigne|cerdeña|سردينيا"],
  ["Padova", "IT", 100, "veneto|vénétie|véneto"],
  ["Bologna", "IT", 140, "emilia romagna|émilie romagne|emilia romaña"],
  ["Bari", "IT", 170, "apulia|puglia|pouilles"],
  ["Gent", "BE", 120, "flanders|flandre|flandres|flandes|vlaanderen"],
  ["Namur", "BE", 100, "wallonia|wallonie|valonia"],
  ["Faro", "PT", 90, "algarve"],
  ["Évora", "PT", 120, "alentejo"],
];

export const regionNames: Record<string, string> = Object.fromEntries(
  regions.map(([town, country, km, names]) => [`region ${town},${country},${km}`, names]),
);
