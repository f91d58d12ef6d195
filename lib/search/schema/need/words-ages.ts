import type { Locale } from "@/lib/platform/i18n/routing";

/** Categories with their ages, in general and in some sports, and bounds that count years. */
export const ageWords: Record<Locale, Record<string, string>> = {
  en: {
    "least & age": "older than|aged over|no younger than",
    "most & age": "no older than|not older than",
    "leastAfter & age": "or older|and older",
    "mostAfter & age": "or younger|and younger",
    "ageGroup 15-17 karate=14-15 taekwondo=12-14 wrestling=16-17": "cadet",
    "ageGroup 17-19 judo=18-20 karate=16-17 taekwondo=15-17 wrestling=18-20": "junior",
  },
  fr: {
    "leastAfter & age": "ou plus age|ou plus agee|ou plus vieux",
    "mostAfter & age": "ou plus jeune|ou plus jeunes|et plus jeune",
    "ageGroup 9-10": "poussins|poussines",
    "ageGroup 11-12": "benjamins|benjamines",
    "ageGroup 13-14": "minime",
    "ageGroup 15-17 karate=14-15 taekwondo=12-14 wrestling=16-17": "cadet|cadette",
    "ageGroup 17-19 judo=18-20 karate=16-17 taekwondo=15-17 wrestling=18-20": "junior",
  },
  es: {
    "leastAfter & age": "o mayor|o mayores|o mas edad",
    "mostAfter & age": "o menor|o menores|o mas joven|o mas jovenes",
    "ageGroup 6-7": "prebenjamin",
    "ageGroup 8-9": "benjamines|categoria benjamin",
    "ageGroup 10-11": "alevin",
    "ageGroup 12-13 judo=13-14": "infantil",
    "ageGroup 14-15 judo=15-17 taekwondo=12-14 wrestling=16-17": "cadete|cadetes",
    "ageGroup 16-18 handball=16-17": "juvenil",
    "ageGroup 16-18 judo=18-20 karate=16-17 taekwondo=15-17 wrestling=18-20": "junior",
  },
  ar: {
    "leastAfter & age": "او اكبر|فاكبر",
    "mostAfter & age": "او اصغر|فاصغر",
    "ageGroup 14-16 judo=15-17": "ناشئ|ناشئة|ناشئين|ناشئون|ناشئات|فئة الناشئين",
    "ageGroup 17-19 judo=18-20": "شبان|فئة الشبان|فئة الشباب",
  },
};
