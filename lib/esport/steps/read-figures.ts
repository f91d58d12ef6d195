import "server-only";
import { sureField, type Typed, typedClaim } from "@/lib/measurements/schema/typed-claim";
import { codeOf } from "@/lib/measurements/steps/read-claims";
import { Refusal } from "@/lib/platform/command/refusal";
import type { Locale } from "@/lib/platform/i18n/routing";
import { ADULT_AGE } from "@/lib/players/schema/ages";
import { type EsportSaid, esportFigures, teamHistory } from "../schema/figures";

const about = { claimant: { age: ADULT_AGE, category: null } } as const;

/** The figures and the teams that were typed; refuses all that are wrong at once, each with the range that is believed. A rare one is not asked about: ladders have both ends. */
export function readFigures(typed: Typed, locale: Locale, today: Date): EsportSaid {
  const wrong: Record<string, string[]> = {};
  const figures: Record<string, number> = {};
  let teams: EsportSaid["teamHistory"] = [];
  for (const attribute of [...esportFigures, teamHistory]) {
    const { key } = attribute;
    const read = typedClaim(attribute, { ...typed, [sureField(key)]: "on" }, { ...about, today });
    if (read && "wrong" in read) wrong[key] = [codeOf(read, attribute, locale)];
    else if (read?.number != null) figures[key] = read.number;
    else if (read?.parts) teams = read.parts;
  }
  if (Object.keys(wrong).length > 0) throw new Refusal("invalid", wrong);
  return { figures, teamHistory: teams };
}
