import type { SportSlug } from "./sport-text.ts";

export type Language = "en" | "fr" | "es" | "ar";

/**
 * What players of a sport add in their own words: nothing that an attribute of the sport measures. `from` is a beginner's value, `to` an international's, both for men;
 * `women` adjusts them.
 */
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
const metres = { en: "m", ar: "م" };
const kilometres = { en: "km", ar: "كم" };
const kilograms = { en: "kg", ar: "كغ" };
const kmh = { en: "km/h", ar: "كم/س" };
const minutes = { en: "min", ar: "د" };
const none = { en: "" };

const hours = metric(
  "Training hours a week",
  "Heures d’entraînement par semaine",
  "Horas de entrenamiento por semana",
  "ساعات التدريب أسبوعيًا",
  5,
  20,
  none,
);
const plank = metric("Plank hold", "Gainage ventral", "Plancha frontal", "ثبات البلانك", 70, 240, seconds);
const pushUps = metric(
  "Push-ups in a minute",
  "Pompes en une minute",
  "Flexiones en un minuto",
  "تمارين الضغط في دقيقة",
  24,
  70,
  none,
  { women: 0.7 },
);
const run5 = metric("5 km run", "5 km", "5 km", "جري 5 كم", 25, 17.4, minutes, { women: 1.12, decimals: 1 });
const powerClean = metric("Power clean", "Épaulé", "Cargada de potencia", "رفعة الكلين", 60, 140, kilograms, {
  women: 0.65,
});
const sprints = metric(
  "Sprints per match",
  "Courses à haute intensité par match",
  "Carreras de alta intensidad por partido",
  "عدد الجريات السريعة في اللقاء",
  14,
  48,
  none,
);
const distance = (from: number, to: number) =>
  metric(
    "Distance per match",
    "Distance par match",
    "Distancia por partido",
    "المسافة في اللقاء",
    from,
    to,
    kilometres,
    { women: 0.95, decimals: 1 },
  );
const rounds = metric(
  "Sparring rounds a week",
  "Rounds de sparring par semaine",
  "Asaltos de sparring por semana",
  "جولات السبارينغ أسبوعيًا",
  6,
  24,
  none,
);
const matHours = metric(
  "Mat hours a week",
  "Heures de tapis par semaine",
  "Horas de tatami por semana",
  "ساعات البساط أسبوعيًا",
  4,
  16,
  none,
);
const reaction = metric("Reaction time", "Temps de réaction", "Tiempo de reacción", "زمن الاستجابة", 310, 205, {
  en: "ms",
  ar: "مللي ثانية",
});

export const metrics: Record<SportSlug, readonly Metric[]> = {
  football: [distance(7.8, 11.6), sprints, hours, plank],
  basketball: [
    metric(
      "Deflections per game",
      "Ballons déviés par match",
      "Balones desviados por partido",
      "كرات مشتتة في اللقاء",
      0.6,
      4,
      none,
      { decimals: 1 },
    ),
    metric(
      "Threes made of 100 in training",
      "Tirs à 3 points réussis sur 100 à l’entraînement",
      "Tiros de tres anotados de 100 en entrenamiento",
      "رميات ثلاثية ناجحة من 100 في التدريب",
      44,
      78,
      none,
    ),
    hours,
    plank,
  ],
  "american-football": [
    powerClean,
    metric(
      "Film study a week",
      "Étude vidéo par semaine",
      "Estudio de vídeo por semana",
      "مشاهدة الفيديو أسبوعيًا",
      2,
      10,
      { en: "h", ar: "س" },
    ),
    pushUps,
    hours,
  ],
  baseball: [
    metric("Bat speed", "Vitesse de batte", "Velocidad de bate", "سرعة المضرب", 88, 124, kmh, { women: 0.85 }),
    metric("Long toss", "Lancer long", "Lanzamiento largo", "رمية طويلة", 58, 104, metres, { women: 0.75 }),
    powerClean,
    hours,
  ],
  cricket: [
    metric(
      "Throw from the boundary",
      "Lancer depuis la limite",
      "Lanzamiento desde el límite",
      "رمية من حدود الملعب",
      46,
      84,
      metres,
      { women: 0.75 },
    ),
    metric(
      "Slip chances held of 50 in training",
      "Balles captées sur 50 à l’entraînement",
      "Bolas capturadas de 50 en entrenamiento",
      "كرات ممسوكة من 50 في التدريب",
      28,
      47,
      none,
    ),
    plank,
    hours,
  ],
  handball: [
    metric(
      "Medicine ball throw, 3 kg",
      "Lancer de médecine-ball, 3 kg",
      "Lanzamiento de balón medicinal, 3 kg",
      "رمي الكرة الطبية 3 كغ",
      6.5,
      13.5,
      metres,
      { women: 0.75, decimals: 1 },
    ),
    distance(2.8, 5.2),
    sprints,
    plank,
  ],
  rugby: [powerClean, distance(4.4, 7.6), plank, hours],
  boxing: [rounds, run5, pushUps, plank],
  mma: [rounds, run5, pushUps, plank],
  bjj: [matHours, run5, pushUps, plank],
  kickboxing: [rounds, run5, pushUps, hours],
  wrestling: [matHours, run5, pushUps, plank],
  judo: [matHours, run5, pushUps, plank],
  karate: [reaction, pushUps, plank, hours],
  taekwondo: [reaction, pushUps, plank, hours],
};
