import type { Language } from "./metrics.ts";

/** Generic names of those who confirmed a fact: an event, a federation, a coach without a club. */
export const sources: Record<Language, { coach: string; event: readonly string[]; federation: readonly string[] }> = {
  en: {
    coach: "Personal coach",
    event: [
      "Open trial, official sheet",
      "City tournament, scorer’s table",
      "University games",
      "Regional testing day",
    ],
    federation: ["Regional federation", "National federation, licence record"],
  },
  fr: {
    coach: "Entraîneur personnel",
    event: [
      "Détection ouverte, feuille officielle",
      "Tournoi de la ville, table de marque",
      "Jeux universitaires",
      "Journée régionale de tests",
    ],
    federation: ["Ligue régionale", "Fédération nationale, relevé de licence"],
  },
  es: {
    coach: "Entrenador personal",
    event: [
      "Pruebas abiertas, acta oficial",
      "Torneo de la ciudad, mesa de anotación",
      "Juegos universitarios",
      "Jornada regional de test",
    ],
    federation: ["Federación regional", "Federación nacional, registro de licencia"],
  },
  ar: {
    coach: "مدرب شخصي",
    event: ["يوم تجارب مفتوح، ورقة رسمية", "دورة المدينة، طاولة التسجيل", "الألعاب الجامعية", "يوم القياسات الجهوي"],
    federation: ["الرابطة الجهوية", "الاتحاد الوطني، سجل الرخص"],
  },
};
