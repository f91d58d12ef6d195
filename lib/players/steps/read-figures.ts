import { ADULT_AGE } from "@/lib/platform/ages";
import "server-only";
import { Refusal } from "@/lib/platform/command/refusal";
import type { Locale } from "@/lib/platform/i18n/routing";
import { sureField, type Typed, typedClaim } from "@/lib/sports/schema/typed-claim";
import { type EsportAnswers, esportFigures, teamHistory } from "../schema/esport-figures";
import { codeOf } from "./read-claims";

const claimContext = { claimant: { age: ADULT_AGE, category: null } } as const;

/** Parses the typed figures and teams; refuses all invalid ones at once, each with its plausible range. Unusual values need no confirmation. */
export function readFigures(fields: Typed, locale: Locale, today: Date): EsportAnswers {
  const errors: Record<string, string[]> = {};
  const figures: Record<string, number> = {};
  let teams: EsportAnswers["teamHistory"] = [];
  for (const attribute of [...esportFigures, teamHistory]) {
    const { key } = attribute;
    const claim = typedClaim(attribute, { ...fields, [sureField(key)]: "on" }, { ...claimContext, today });
    if (claim && "wrong" in claim) errors[key] = [codeOf(claim, attribute, locale)];
    else if (claim?.number != null) figures[key] = claim.number;
    else if (claim?.parts) teams = claim.parts;
  }
  if (Object.keys(errors).length > 0) throw new Refusal("invalid", errors);
  return { figures, teamHistory: teams };
}
