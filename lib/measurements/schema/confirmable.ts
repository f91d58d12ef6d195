import { type Group, groups } from "./attribute";
import { attributeOfClaim } from "./catalogue";

/** What somebody wishes or decides is theirs to say: nobody can have seen it, and a wish for pay is no coach's to read. */
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

/** Measures and a season's figures first: a coach was there. */
const order: readonly Group[] = ["tests", "season", "body", ...groups];

type Claim = { attribute: string; sport: string | null };

/** Those that somebody may be asked to confirm, in the order they are worth it. */
export const confirmable = <One extends Claim>(claims: readonly One[]): One[] =>
  claims.filter(({ attribute }) => !ownToSay.includes(attribute)).sort((one, other) => place(one) - place(other));

function place(claim: Claim): number {
  const group = attributeOfClaim(claim)?.group;
  return group ? order.indexOf(group) : order.length;
}
