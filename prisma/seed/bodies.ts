import { type SportSlug, sportPositions } from "../../lib/sports/schema/sports.ts";
import type { Random } from "./random.ts";

export type Sex = "female" | "male";

/** Usual heights in cm, men then women, and body mass indices by sport. */
const usual: Record<SportSlug, { male: [number, number]; female: [number, number]; bmi: [number, number] }> = {
  football: { male: [169, 190], female: [159, 178], bmi: [21, 24.5] },
  basketball: { male: [183, 208], female: [170, 191], bmi: [22, 25.5] },
  "american-football": { male: [175, 197], female: [164, 180], bmi: [24, 33] },
  baseball: { male: [174, 194], female: [162, 178], bmi: [23, 27.5] },
  cricket: { male: [169, 191], female: [158, 176], bmi: [21.5, 25.5] },
  handball: { male: [179, 201], female: [165, 184], bmi: [23, 27] },
  rugby: { male: [174, 200], female: [162, 182], bmi: [25, 31] },
  boxing: { male: [165, 195], female: [157, 178], bmi: [20.5, 26] },
  mma: { male: [167, 192], female: [158, 175], bmi: [22, 27] },
  bjj: { male: [166, 190], female: [156, 174], bmi: [22, 28] },
  kickboxing: { male: [168, 192], female: [159, 177], bmi: [21, 26] },
  wrestling: { male: [163, 188], female: [155, 174], bmi: [23, 30] },
  judo: { male: [163, 192], female: [154, 178], bmi: [22, 30] },
  karate: { male: [167, 190], female: [157, 176], bmi: [21, 25] },
  taekwondo: { male: [170, 195], female: [160, 180], bmi: [20, 24] },
};

/** Where in the usual range a position lies: [height from 0 to 1, mass from 0 to 1]. */
const leaning: Record<string, [number, number]> = {
  "football goalkeeper": [0.9, 0.6],
  "football centre-back": [0.8, 0.6],
  "football left-winger": [0.3, 0.3],
  "football right-winger": [0.3, 0.3],
  "basketball point-guard": [0.15, 0.3],
  "basketball shooting-guard": [0.35, 0.4],
  "basketball power-forward": [0.75, 0.7],
  "basketball center": [0.95, 0.8],
  "american-football offensive-line": [0.85, 0.98],
  "american-football defensive-line": [0.8, 0.95],
  "american-football linebacker": [0.6, 0.6],
  "american-football cornerback": [0.3, 0.1],
  "american-football wide-receiver": [0.5, 0.1],
  "american-football running-back": [0.3, 0.4],
  "american-football kicker": [0.3, 0.1],
  "handball goalkeeper": [0.85, 0.6],
  "handball pivot": [0.8, 0.9],
  "handball left-wing": [0.2, 0.2],
  "handball right-wing": [0.2, 0.2],
  "rugby prop": [0.4, 0.98],
  "rugby hooker": [0.3, 0.85],
  "rugby lock": [0.97, 0.7],
  "rugby scrum-half": [0.1, 0.15],
  "rugby fly-half": [0.35, 0.2],
  "rugby rugby-wing": [0.45, 0.25],
  "baseball second-base": [0.3, 0.3],
  "baseball shortstop": [0.35, 0.3],
  "cricket fast-bowler": [0.85, 0.5],
  "cricket wicketkeeper": [0.2, 0.3],
};

/** Positions that name a discipline, not a weight class. */
const forms = new Set(["kata", "poomsae"]);

export function bodyFor(sport: SportSlug, sex: Sex, age: number, random: Random) {
  const positions: readonly string[] = sportPositions[sport];
  const weighed = positions.some((position) => /weight|heavy/.test(position));
  const chosen = weighed ? null : random.pick(positions);
  const [tall, massive] = leaning[`${sport} ${chosen}`] ?? [random.bell(0.1, 0.9), random.bell(0.1, 0.9)];
  const { bmi, [sex]: heights } = usual[sport];

  const growth = age < 16 ? 0.965 : age < 18 ? 0.985 : 1;
  const heightCm = Math.round(within(heights, tall + random.bell(-0.15, 0.15)) * growth);
  const mass = within(bmi, massive + random.bell(-0.15, 0.15)) - (sex === "female" ? 0.9 : 0) - (age < 18 ? 1.2 : 0);
  const weightKg = Math.round(mass * (heightCm / 100) ** 2);
  return { heightCm, weightKg, position: chosen ?? weightClass(positions, massive, random) };
}

/** Classes are listed from light to heavy; a sport may have several lists, each with its own prefix. */
function weightClass(positions: readonly string[], massive: number, random: Random): string {
  const form = positions.find((position) => forms.has(position));
  if (form && random.chance(0.2)) return form;
  const classes = positions.filter((position) => !forms.has(position));
  const style = random.pick(["freestyle", "greco"]);
  const list = classes.some((name) => name.startsWith(style))
    ? classes.filter((name) => name.startsWith(style))
    : classes;
  return list[Math.min(list.length - 1, Math.floor(massive * list.length))]!;
}

const within = ([least, most]: [number, number], share: number) =>
  least + Math.min(1, Math.max(0, share)) * (most - least);
