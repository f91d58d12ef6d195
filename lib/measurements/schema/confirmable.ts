import { type Group, groups } from "@/lib/sports/schema/attribute";
import { attributeOfClaim } from "@/lib/sports/schema/catalogue";

/** Expectations and decisions cannot be confirmed by others, and expectations are private. */
export const ownToSay = [
  "looking_for",
  "willing_to_move",
  "travel_radius_km",
  "pay_wish",
  "representation",
  "available_from",
  "playable_from",
  "notice_days",
  "classes_open",
];

/** Measurements and season statistics come first, because a coach has witnessed them. */
const groupOrder: readonly Group[] = ["tests", "season", "body", ...groups];

type Claim = { attribute: string; sport: string | null };

export const confirmable = <Item extends Claim>(claims: readonly Item[]): Item[] =>
  claims
    .filter(({ attribute }) => !ownToSay.includes(attribute))
    .sort((first, second) => rankOf(first) - rankOf(second));

function rankOf(claim: Claim): number {
  const group = attributeOfClaim(claim)?.group;
  return group ? groupOrder.indexOf(group) : groupOrder.length;
}
