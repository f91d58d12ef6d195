import type { Search } from "../search";

type SportSlug = NonNullable<Search["sport"]>;
type Level = NonNullable<Search["levels"]>[number];

/** The divisions of a country from the top, with the usual level of their players and the names people use in any language; those of women begin with "women:". */
type Divisions = readonly (readonly [level: Level, names: string])[];
export type CountryDivisions = Partial<Record<SportSlug, Divisions>>;

const first =
  "1re division|1ère division|première division|1st division|first division|1a división|دوري المحترفين|القسم الأول|القسم الوطني الأول";
const second = "2e division|2ème division|deuxième division|seconde division|2nd division|second division";
const third = "3e division|3ème division|troisième division|3rd division|third division";

/** Divisions that are named alike in more than one country. */
export const sharedDivisions: CountryDivisions = {
  football: [
    ["professional", `${first}|${second}`],
    ["semi_pro", `${second}|${third}`],
  ],
  basketball: [
    ["elite_international", "euroleague|euroligue|euroliga|eurocup"],
    ["professional", `${first}|${second}|2a división`],
    ["semi_pro", `${third}|3a división`],
  ],
  handball: [
    ["professional", first],
    ["semi_pro", `${second}|2a división`],
    ["amateur", `${third}|3a división`],
  ],
  rugby: [
    ["professional", first],
    ["semi_pro", second],
    ["amateur", third],
  ],
  judo: [
    ["semi_pro", first],
    ["amateur", `${second}|${third}`],
  ],
  cricket: [["professional", "ipl|big bash"]],
};
