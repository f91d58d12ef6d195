import type { Language } from "./metrics.ts";

/** Ranks from the top, with the percentage of players at or above each; most ladders use similar names. */
export const ladder = [
  { rank: "Grandmaster", from: 0.02, to: 0.1 },
  { rank: "Master", from: 0.12, to: 0.9 },
  { rank: "Diamond 1", from: 1.1, to: 2.4 },
  { rank: "Diamond 3", from: 2.6, to: 5 },
  { rank: "Platinum 1", from: 5.5, to: 10 },
  { rank: "Gold 2", from: 18, to: 24 },
] as const;

export const teams = ["Cellar Nine", "Northlight", "Les Tisons", "Gran Vía Gaming", "Atlas Relay", "Quai 17"] as const;

export const results: Record<Language, readonly string[]> = {
  en: [
    "Spring league 2026: third of 24 teams\nTwo LAN finals, one won",
    "Autumn qualifier 2025: last eight\nCaptain of a university team for two seasons",
    "Online cups: five podiums in twelve months",
  ],
  fr: [
    "Ligue de printemps 2026 : troisième sur 24 équipes\nDeux finales en LAN, une gagnée",
    "Qualificatif d’automne 2025 : quart de finale\nCapitaine d’une équipe universitaire pendant deux saisons",
    "Coupes en ligne : cinq podiums en douze mois",
  ],
  es: [
    "Liga de primavera 2026: tercero de 24 equipos\nDos finales presenciales, una ganada",
    "Clasificatorio de otoño 2025: cuartos de final\nCapitán de un equipo universitario dos temporadas",
    "Copas en línea: cinco podios en doce meses",
  ],
  ar: [
    "دوري الربيع 2026: المركز الثالث من 24 فريقًا\nنهائيان حضوريان، فاز بأحدهما",
    "تصفيات الخريف 2025: ربع النهائي\nقائد فريق جامعي لموسمين",
    "بطولات عبر الإنترنت: خمس مرات على المنصة في اثني عشر شهرًا",
  ],
};

/** First messages of clubs to e-sport players. */
export const requests = [
  "We are building an academy side for the winter split and lack your role. Two evenings of practice a week, a coach, a tryout next week: would you talk to us?",
  "Notre section e‑sport cherche votre poste pour la saison prochaine. Deux soirs par semaine, un essai d’abord. On en parle ?",
  "Buscamos a alguien de tu rol para la liga de invierno. Entrenamos dos tardes por semana y empezamos con una prueba. ¿Hablamos?",
] as const;
