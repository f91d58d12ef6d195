import "server-only";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { SportSlug } from "@/lib/sports/schema";
import type { NewestClaim } from "../queries/newest";
import { claimedSport, isTest } from "../schema/catalogue";
import { type ClaimValue, isSame } from "../schema/typed-claim";
import type { Claimed } from "./keep-claim";
import type { ReadClaim } from "./read-claims";

type StatedClaims = {
  sport: SportSlug;
  today: Date;
  measuredOn?: Date | undefined;
  measuredBy?: MeasuredBy | undefined;
  season?: number | undefined;
  competition?: string | undefined;
};
type ChangedClaim = Omit<Claimed, "playerId">;

/**
 * What a screen changes: what is said anew, and what was said before and is now left empty. A test that is left empty is no new
 * one; what is said again in the same words stays as old as it was.
 */
export function changesOf(read: readonly ReadClaim[], before: readonly NewestClaim[], stated: StatedClaims) {
  const changed: ChangedClaim[] = [];
  const emptied: { attribute: string; sport: string | null }[] = [];
  for (const { attribute, value } of read) {
    const about = { attribute: attribute.key, sport: claimedSport(attribute, stated.sport) };
    const last = before.find((claim) => claim.attribute === about.attribute && claim.sport === about.sport);
    const test = isTest(attribute);
    if (value === null) {
      if (last && !test) emptied.push(about);
      continue;
    }
    const whole: ClaimValue =
      attribute.group === "season" && attribute.type === "number" ? { ...value, parts: seasonOf(stated) } : value;
    const measuredOn = test ? (stated.measuredOn ?? stated.today) : stated.today;
    if (last && isSame(last, whole) && (!test || last.measuredOn.getTime() === measuredOn.getTime())) continue;
    changed.push({ ...about, ...whole, measuredOn, measuredBy: test ? (stated.measuredBy ?? null) : null });
  }
  return { kept: changed, emptied };
}

/** A season is named by the year it begins in. */
function seasonOf({ season, competition, today }: StatedClaims) {
  const year = season ?? (today.getUTCMonth() < 6 ? today.getUTCFullYear() - 1 : today.getUTCFullYear());
  return [{ year, ...(competition?.trim() && { competition: competition.trim() }) }];
}
