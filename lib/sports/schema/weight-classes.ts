import type { CombatSport } from "./combat-sports";
import { KG_PER_POUND } from "./imperial";

type Sex = "men" | "women" | "all";
/** Upper limits in ascending order; `over` adds a class above the last. */
export type ClassList = {
  unit: "kg" | "lb";
  limits: Partial<Record<Sex, readonly number[]>>;
  over: boolean;
  youth?: true;
  source: string;
};

const list = (unit: ClassList["unit"], source: string, limits: ClassList["limits"], over = true): ClassList => ({
  unit,
  limits,
  over,
  source,
});
const youthList = (source: string, limits: ClassList["limits"]): ClassList => ({
  ...list("kg", source, limits),
  youth: true,
});

/** Class slugs are "list.sex.limit", with "+" for the class above the last limit. */
export const classLists: Record<CombatSport, Record<string, ClassList>> = {
  boxing: {
    professional: list("lb", "hitzboxing, voi.id", {
      all: [105, 108, 112, 115, 118, 122, 126, 130, 135, 140, 147, 154, 160, 168, 175, 200],
    }),
    "world-boxing": list("kg", "Liverpool 2025 schedule", {
      men: [50, 55, 60, 65, 70, 75, 80, 85, 90],
      women: [48, 51, 54, 57, 60, 65, 70, 75, 80],
    }),
    "olympic-boxing": list("kg", "Ring Magazine; Kazinform from the IOC for women", {
      men: [55, 60, 65, 70, 80, 90],
      women: [51, 54, 57, 60, 65, 70, 75],
    }),
    iba: list("kg", "ANI steps", {
      men: [48, 51, 54, 57, 60, 63.5, 67, 71, 75, 80, 86, 92],
      women: [48, 50, 52, 54, 57, 60, 63, 66, 70, 75, 81],
    }),
  },
  mma: {
    "unified-rules": list("lb", "Wikipedia, Sherdog, IMMAF", {
      all: [115, 125, 135, 145, 155, 165, 170, 175, 185, 195, 205, 225, 265],
    }),
    immaf: list("kg", "InsideSTL 2016", {
      men: [56.7, 61.2, 65.8, 70.3, 77.1, 83.9, 93, 120.2],
      women: [47.6, 52.2, 56.7, 61.2, 65.8],
    }),
  },
  bjj: {
    "ibjjf-gi": list("kg", "BJJ World 2023; women's 79.3 also bjjsportswear.com 2026", {
      men: [57.5, 64, 70, 76, 82.3, 88.3, 94.3, 100.5],
      women: [48.5, 53.5, 58.5, 64, 69, 74, 79.3],
    }),
    "ibjjf-no-gi": list("kg", "BJJ World 2023, FloGrappling 2024", {
      men: [55.5, 61.5, 67.5, 73.5, 79.5, 85.5, 91.5, 97.5],
      women: [46.5, 51.5, 56.5, 61.5, 66.5, 71.5, 76.5],
    }),
    adcc: list("kg", "jiu-jitsu-bresilien.com", { men: [66, 77, 88, 99], women: [55, 65] }),
  },
  kickboxing: {
    "wako-ring": list("kg", "ctka.co.za, guidelines for competitions", {
      men: [51, 54, 57, 60, 63.5, 67, 71, 75, 81, 86, 91],
      women: [48, 52, 56, 60, 65, 70],
    }),
    "wako-mat": list("kg", "ctka.co.za, guidelines for competitions", {
      men: [57, 63, 69, 74, 79, 84, 89, 94],
      women: [50, 55, 60, 65, 70],
    }),
    // The featherweight class is missing, because its limit could not be verified.
    glory: list("kg", "ran.de; allthebestfights.com for 85", { all: [70, 77, 85, 95] }),
  },
  wrestling: {
    "uww-freestyle": list(
      "kg",
      "FIJLKAM from UWW",
      { men: [57, 61, 65, 70, 74, 79, 86, 92, 97, 125], women: [50, 53, 55, 57, 59, 62, 65, 68, 72, 76] },
      false,
    ),
    "uww-greco-roman": list("kg", "FIJLKAM from UWW", { men: [55, 60, 63, 67, 72, 77, 82, 87, 97, 130] }, false),
  },
  judo: {
    ijf: list("kg", "sportquick, judometa", { men: [60, 66, 73, 81, 90, 100], women: [48, 52, 57, 63, 70, 78] }),
    "ijf-cadet": youthList("IJF Lima results; Norwegian federation", {
      men: [50, 55, 60, 66, 73, 81, 90],
      women: [40, 44, 48, 52, 57, 63, 70],
    }),
    "ijf-mixed-team": list("kg", "IJF, world championships of 2024", { men: [73, 90], women: [57, 70] }),
  },
  karate: {
    wkf: list("kg", "World Games 2025 results", { men: [60, 67, 75, 84], women: [50, 55, 61, 68] }),
  },
  taekwondo: {
    "world-taekwondo": list("kg", "SportsEdTV, Wikipedia", {
      men: [54, 58, 63, 68, 74, 80, 87],
      women: [46, 49, 53, 57, 62, 67, 73],
    }),
    "olympic-taekwondo": list("kg", "SportsEdTV", { men: [58, 68, 80], women: [49, 57, 67] }),
    "world-taekwondo-junior": youthList("a club's list", {
      men: [45, 48, 51, 55, 59, 63, 68, 73, 78],
      women: [42, 44, 46, 49, 52, 55, 59, 63, 68],
    }),
  },
};

const slugs = (sport: CombatSport, isWanted: (list: ClassList) => boolean) =>
  Object.entries(classLists[sport])
    .filter(([, classList]) => isWanted(classList))
    .flatMap(([name, { limits, over }]) =>
      Object.entries(limits).flatMap(([sex, steps]) => [
        ...steps.map((limit) => `${name}.${sex}.${limit}`),
        ...(over ? [`${name}.${sex}.${steps.at(-1)}+`] : []),
      ]),
    );

export const classesOf = (sport: CombatSport) => slugs(sport, () => true);
export const youthClassesOf = (sport: CombatSport) => slugs(sport, ({ youth }) => youth === true);

export function weightClass(slug: string) {
  const [, name, sex, limit, over] = /^([a-z-]+)\.(men|women|all)\.([\d.]+)(\+?)$/.exec(slug) ?? [];
  if (!name || !limit) return null;
  const definition = Object.values(classLists).find((lists) => name in lists)?.[name];
  return definition
    ? { list: name, sex: sex as Sex, limit: Number(limit), over: over === "+", unit: definition.unit }
    : null;
}

/** Factors of the limit between which an athlete of the class usually weighs. */
const maxFactor = 1.1;
const minFactor = 0.75;

export function mayWeigh(slug: string, kilograms: number): boolean {
  const parsedClass = weightClass(slug);
  if (!parsedClass) return true;
  const limit = parsedClass.unit === "lb" ? parsedClass.limit * KG_PER_POUND : parsedClass.limit;
  return parsedClass.over
    ? kilograms >= limit * 0.95
    : kilograms <= limit * maxFactor && kilograms >= limit * minFactor;
}
