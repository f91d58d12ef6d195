import "server-only";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import { claimedSport, isTest } from "@/lib/sports/schema/catalogue";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { type ClaimValue, isSame } from "@/lib/sports/schema/typed-claim";
import type { NewestClaim } from "../queries/newest";
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

/** Compares a form screen with the stored claims; an emptied test is kept, and an unchanged value keeps its date. */
export function changesOf(values: readonly ReadClaim[], stored: readonly NewestClaim[], stated: StatedClaims) {
  const changed: ChangedClaim[] = [];
  const emptied: { attribute: string; sport: string | null }[] = [];
  for (const { attribute, value } of values) {
    const target = { attribute: attribute.key, sport: claimedSport(attribute, stated.sport) };
    const previous = stored.find((claim) => claim.attribute === target.attribute && claim.sport === target.sport);
    const isAging = isTest(attribute);
    if (value === null) {
      if (previous && !isAging) emptied.push(target);
      continue;
    }
    const completeValue: ClaimValue =
      attribute.group === "season" && attribute.type === "number" ? { ...value, parts: seasonOf(stated) } : value;
    const measuredOn = isAging ? (stated.measuredOn ?? stated.today) : stated.today;
    if (
      previous &&
      isSame(previous, completeValue) &&
      (!isAging || previous.measuredOn.getTime() === measuredOn.getTime())
    )
      continue;
    changed.push({ ...target, ...completeValue, measuredOn, measuredBy: isAging ? (stated.measuredBy ?? null) : null });
  }
  return { kept: changed, emptied };
}

function seasonOf({ season, competition, today }: StatedClaims) {
  const year = season ?? (today.getUTCMonth() < 6 ? today.getUTCFullYear() - 1 : today.getUTCFullYear());
  return [{ year, ...(competition?.trim() && { competition: competition.trim() }) }];
}
