import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { boundedText, day, id, openForm, optional, wholeNumber } from "@/lib/platform/command/input";
import { MeasuredBy } from "@/lib/platform/prisma/enums";
import { sportSlugs } from "@/lib/sports/schema";

/** Rows of one player: a measure a week of everything there is, for years. */
export const MAX_CLAIMS = 2000;

/** Nobody has a profile without them: what is withdrawn is claimed again as the profile says it. */
export const alwaysClaimed: readonly string[] = ["positions", "nationalities"];

/** One screen of the form; what was typed for its attributes stands beside, and is read by them. */
export const stateClaimsInput = openForm({
  step: boundedText(20),
  sport: z.enum(sportSlugs, "sport_invalid"),
  measuredOn: optional(day().refine((date) => date <= now(), "date_in_future")),
  measuredBy: optional(z.enum(MeasuredBy, "choice_not_offered")),
  season: optional(wholeNumber(1960, 2100)),
  competition: optional(boundedText(80, "too_long")),
});

export const withdrawClaimInput = z.object({ claimId: id });
