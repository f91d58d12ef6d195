import type { Language } from "./metrics.ts";

/** Generic names of those who confirmed a fact: an event, a coach without a club. No federation confirms anything yet. */
export const sources: Record<Language, { coach: string; event: readonly string[] }> = {
  en: {
    coach: "Personal coach",
    event: [
      "Open trial, official sheet",
      "City tournament, scorer’s table",
      "University games",
      "Regional testing day",
    ],
  },
  fr: {
    coach: "Entraîneur personnel",
    event: [
      "Détection ouverte, feuille officielle",
      "Tournoi de la ville, table de marque",
      "Jeux universitaires",
      "Journée régionale de tests",
    ],
  },
  es: {
    coach: "Entrenador personal",
    event: [
      "Pruebas abiertas, acta oficial",
      "Torneo de la ciudad, mesa de anotación",
      "Juegos universitarios",
      "Jornada regional de pruebas físicas",
    ],
  },
  ar: {
    coach: "مدرب شخصي",
    event: ["يوم تجارب مفتوح، ورقة رسمية", "دورة المدينة، طاولة التسجيل", "الألعاب الجامعية", "يوم القياسات الجهوي"],
  },
};
