import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { boundedText, day, id, openForm, optional, wholeNumber } from "@/lib/platform/command/input";
import { MeasuredBy } from "@/lib/platform/prisma/enums";
import { sportSlugs } from "@/lib/sports/schema/sports";

export const MAX_CLAIMS = 2000;

/** Required in every profile: if withdrawn, they are claimed again from the profile. */
export const alwaysClaimed: readonly string[] = ["positions", "nationalities"];

export const stateClaimsInput = openForm({
  step: boundedText(20),
  sport: z.enum(sportSlugs, "sport_invalid"),
  measuredOn: optional(day().refine((date) => date <= now(), "date_in_future")),
  measuredBy: optional(z.enum(MeasuredBy, "choice_not_offered")),
  season: optional(wholeNumber(1960, 2100)),
  competition: optional(boundedText(80, "too_long")),
  later: optional(z.literal("yes")),
});

export const withdrawClaimInput = z.object({ claimId: id });
