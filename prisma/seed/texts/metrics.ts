import type { SportSlug } from "./sport-text.ts";

export type Language = "en" | "fr" | "es" | "ar";

/** A metric of a sport. `from` is a beginner's value, `to` an international's, both for men; `women` adjusts them. */
export type Metric = {
  label: Record<Language, string>;
  unit: Partial<Record<Language, string>> & { en: string };
  from: number;
  to: number;
  women?: number;
  decimals?: number;
};

const metric = (
  en: string,
  fr: string,
  es: string,
  ar: string,
  from: number,
  to: number,
  unit: Metric["unit"],
  more: { women?: number; decimals?: number } = {},
): Metric => ({ label: { en, fr, es, ar }, unit, from, to, ...more });

const seconds = { en: "s", ar: "ث" };
const centimetres = { en: "cm", ar: "سم" };
const metres = { en: "m", ar: "م" };
const kilograms = { en: "kg", ar: "كغ" };
const percent = { en: "%", ar: "٪" };
const kmh = { en: "km/h", ar: "كم/س" };
const minutes = { en: "min", ar: "د" };
const none = { en: "" };

const sprint30 = metric("30 m sprint", "Sprint 30 m", "Sprint de 30 m", "عدو 30 م", 4.7, 3.95, seconds, {
  women: 1.09,
  decimals: 2,
});
const sprint40 = metric("40-yard dash", "40 yards", "40 yardas", "عدو 40 ياردة", 5.4, 4.5, seconds, {
  women: 1.12,
  decimals: 2,
});
const endurance = metric("Yo-Yo test", "Test Yo-Yo", "Test Yo-Yo", "اختبار يويو", 1100, 2500, metres, { women: 0.7 });
const jump = metric("Vertical jump", "Détente verticale", "Salto vertical", "القفز العمودي", 45, 82, centimetres, {
  women: 0.77,
});
const squat = metric("Back squat", "Squat", "Sentadilla", "القرفصاء بالأثقال", 85, 210, kilograms, { women: 0.62 });
const bench = metric("Bench press", "Développé couché", "Press de banca", "ضغط الصدر", 60, 155, kilograms, {
  women: 0.55,
});
const rounds = metric(
  "Sparring rounds a week",
  "Rounds de sparring par semaine",
  "Asaltos de sparring por semana",
  "جولات تدريب أسبوعيًا",
  6,
  24,
  none,
);
const wins = metric(
  "Wins this season",
  "Victoires cette saison",
  "Victorias esta temporada",
  "انتصارات هذا الموسم",
  2,
  16,
  none,
);
const pullUps = metric("Pull-ups", "Tractions", "Dominadas", "تمارين العقلة", 8, 28, none, { women: 0.5 });

export const metrics: Record<SportSlug, readonly Metric[]> = {
  football: [
    sprint30,
    endurance,
    metric("Matches this season", "Matchs cette saison", "Partidos esta temporada", "مباريات هذا الموسم", 9, 34, none),
    metric("Pass accuracy", "Passes réussies", "Pases completados", "دقة التمرير", 66, 91, percent),
    metric(
      "Distance per match",
      "Distance par match",
      "Distancia por partido",
      "المسافة في المباراة",
      7.8,
      11.6,
      { en: "km", ar: "كم" },
      { women: 0.95, decimals: 1 },
    ),
  ],
  basketball: [
    jump,
    metric("Points per game", "Points par match", "Puntos por partido", "نقاط في المباراة", 4, 19, none, {
      decimals: 1,
    }),
    metric("Rebounds per game", "Rebonds par match", "Rebotes por partido", "متابعات في المباراة", 2, 9, none, {
      decimals: 1,
    }),
    metric("Free throws", "Lancers francs", "Tiros libres", "الرميات الحرة", 58, 89, percent),
    metric("Three-point shots", "Tirs à trois points", "Triples", "الرميات الثلاثية", 22, 43, percent),
  ],
  "american-football": [
    sprint40,
    bench,
    jump,
    metric("Games this season", "Matchs cette saison", "Partidos esta temporada", "مباريات هذا الموسم", 5, 14, none),
  ],
  baseball: [
    metric("Throwing speed", "Vitesse de lancer", "Velocidad de lanzamiento", "سرعة الرمي", 108, 150, kmh, {
      women: 0.8,
    }),
    metric("60-yard dash", "60 yards", "60 yardas", "عدو 60 ياردة", 7.9, 6.6, seconds, { women: 1.1, decimals: 2 }),
    metric("Batting average", "Moyenne au bâton", "Promedio de bateo", "معدل الضرب", 0.21, 0.345, none, {
      decimals: 3,
    }),
    metric("Games this season", "Matchs cette saison", "Partidos esta temporada", "مباريات هذا الموسم", 14, 62, none),
  ],
  cricket: [
    metric("Batting average", "Moyenne à la batte", "Promedio de bateo", "معدل الضرب", 14, 46, none, { decimals: 1 }),
    metric("Bowling speed", "Vitesse de lancer", "Velocidad de lanzamiento", "سرعة الرمي", 98, 141, kmh, {
      women: 0.82,
    }),
    metric("Wickets this season", "Guichets cette saison", "Wickets esta temporada", "ويكيت هذا الموسم", 4, 38, none),
    metric("Highest score", "Meilleur score", "Mejor puntuación", "أعلى نتيجة", 34, 162, none),
  ],
  handball: [
    metric("Throwing speed", "Vitesse de tir", "Velocidad de lanzamiento", "سرعة التسديد", 72, 118, kmh, {
      women: 0.82,
    }),
    jump,
    sprint30,
    metric("Goals this season", "Buts cette saison", "Goles esta temporada", "أهداف هذا الموسم", 12, 138, none),
    metric("Matches this season", "Matchs cette saison", "Partidos esta temporada", "مباريات هذا الموسم", 8, 29, none),
  ],
  rugby: [
    metric("100 m", "100 m", "100 m", "100 م", 13.4, 11, seconds, { women: 1.1, decimals: 1 }),
    squat,
    metric("Tackles made", "Plaquages réussis", "Placajes logrados", "نسبة الإيقاف", 70, 94, percent),
    metric("Matches this season", "Matchs cette saison", "Partidos esta temporada", "مباريات هذا الموسم", 8, 27, none),
    metric("Bronco test", "Test Bronco", "Test Bronco", "اختبار برونكو", 330, 272, seconds, { women: 1.1 }),
  ],
  boxing: [
    wins,
    rounds,
    metric("Punches in 30 s", "Coups en 30 s", "Golpes en 30 s", "لكمات في 30 ث", 92, 178, none, { women: 0.92 }),
    metric("5 km run", "5 km", "5 km", "جري 5 كم", 25, 17.4, minutes, { women: 1.12, decimals: 1 }),
  ],
  mma: [wins, rounds, squat, pullUps],
  bjj: [
    wins,
    pullUps,
    metric(
      "Mat hours a week",
      "Heures de tapis par semaine",
      "Horas de tatami por semana",
      "ساعات البساط أسبوعيًا",
      4,
      16,
      none,
    ),
    metric(
      "Submissions this season",
      "Soumissions cette saison",
      "Sumisiones esta temporada",
      "إخضاعات هذا الموسم",
      1,
      12,
      none,
    ),
  ],
  kickboxing: [
    wins,
    rounds,
    jump,
    metric("Kicks in 30 s", "Coups de pied en 30 s", "Patadas en 30 s", "ركلات في 30 ث", 38, 71, none, { women: 0.95 }),
  ],
  wrestling: [
    wins,
    pullUps,
    squat,
    metric("Rope climb, 5 m", "Corde, 5 m", "Cuerda, 5 m", "تسلق الحبل 5 م", 10.5, 5.6, seconds, {
      women: 1.25,
      decimals: 1,
    }),
  ],
  judo: [
    wins,
    metric(
      "Special judo fitness test",
      "Test SJFT, projections",
      "Test SJFT, proyecciones",
      "اختبار اللياقة للجودو (رميات)",
      19,
      31,
      none,
      { women: 0.92 },
    ),
    pullUps,
    squat,
  ],
  karate: [
    wins,
    jump,
    metric("Reaction time", "Temps de réaction", "Tiempo de reacción", "زمن الاستجابة", 310, 205, {
      en: "ms",
      ar: "مللي ثانية",
    }),
    metric("Training hours a week", "Heures par semaine", "Horas por semana", "ساعات التدريب أسبوعيًا", 5, 20, none),
  ],
  taekwondo: [
    wins,
    jump,
    metric("Kicks in 10 s", "Coups de pied en 10 s", "Patadas en 10 s", "ركلات في 10 ث", 15, 27, none, { women: 0.95 }),
    metric("Training hours a week", "Heures par semaine", "Horas por semana", "ساعات التدريب أسبوعيًا", 5, 22, none),
  ],
};
