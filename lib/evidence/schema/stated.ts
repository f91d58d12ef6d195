import { z } from "zod";
import { now } from "@/lib/core/clock";
import { day, id, optional } from "@/lib/core/input";
import { MeasuredBy } from "@/lib/core/prisma/enums";
import { sportSlugs } from "@/lib/sports/schema";

/** Rows of one player: a measure a week of everything there is, for years. */
export const MAX_CLAIMS = 2000;

/** One screen of the form; what was typed for its attributes stands beside, and is read by them. */
export const stateClaimsInput = z.looseObject({
  step: z.string().max(20),
  sport: z.enum(sportSlugs, "sport_invalid"),
  measuredOn: optional(day().refine((date) => date <= now(), "date_in_future")),
  measuredBy: optional(z.enum(MeasuredBy, "choice_not_offered")),
  season: optional(
    z.coerce.number("number_invalid").int("number_invalid").min(1960, "number_invalid").max(2100, "number_invalid"),
  ),
  competition: optional(z.string().max(80, "too_long")),
});

export const withdrawClaimInput = z.object({ claimId: id });
