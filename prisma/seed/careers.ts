import type { Days } from "./days.ts";
import type { Random } from "./random.ts";
import { achievements, careers } from "./texts/careers.ts";
import { clubsByCity } from "./texts/clubs.ts";
import type { Language } from "./texts/metrics.ts";

type Level = "amateur" | "semi_pro" | "professional" | "elite_international";
type Life = { language: Language; level: Level; age: number; city: string; team: boolean };

/** A player's own text about past years, in their language. */
export function careerOf({ language, level, age, city, team }: Life, days: Days, random: Random) {
  const thisYear = days.today.getUTCFullYear();
  const kind = team ? "team" : "combat";
  const years = Math.max(2, Math.min(age - 8, random.integer(3, 14)));
  const since = thisYear - random.integer(1, Math.min(4, years - 1));
  const fill = (text: string, year: number) => text.replace("{years}", String(years)).replace("{year}", String(year));

  const won = random.shuffle(achievements[language][kind]).slice(0, random.integer(0, 2));
  const clubs = clubsByCity[city]?.[kind] ?? [];
  return {
    experienceLevel: fill(random.pick(careers[language][kind][level]), since),
    currentClub: clubs.length > 0 && random.chance(0.75) ? random.pick(clubs) : null,
    achievements: won.length > 0 ? won.map((text) => fill(text, thisYear - random.integer(1, 3))).join("\n") : null,
  };
}
