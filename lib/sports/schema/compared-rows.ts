import type { Attribute } from "./attribute";
import { attributesOf, isNumber } from "./catalogue";
import { isSport } from "./sports";

type ComparableClaim = { attribute: string; sport: string | null; number: number | null; measuredBy: string | null };
type Compared<Claim> = { primarySport: string; claims: readonly Claim[] | null };
export type ComparedRow<Claim> = { attribute: Attribute; cells: { claim: Claim | null; best: boolean }[] };

/** Returns a row per attribute that at least one player claims; players of different sports share only common attributes. */
export function comparedRows<Claim extends ComparableClaim>(players: readonly Compared<Claim>[]): ComparedRow<Claim>[] {
  return sharedAttributes(players.map(({ primarySport }) => primarySport)).flatMap((attribute) => {
    const claims = players.map((player) => claimOf(player, attribute));
    if (claims.every((claim) => claim === null)) return [];
    const best = bestOf(attribute, claims);
    return [{ attribute, cells: claims.map((claim) => ({ claim, best: claim !== null && claim.number === best })) }];
  });
}

export const isOneSport = (players: readonly { primarySport: string }[]) =>
  new Set(players.map(({ primarySport }) => primarySport)).size < 2;

/** Records are left out, because a cell holds one value. */
function sharedAttributes(slugs: string[]): Attribute[] {
  const [first, ...others] = [...new Set(slugs)].filter(isSport);
  if (!first) return [];
  const isAskedIn = (sport: typeof first) => (attribute: Attribute) =>
    attributesOf(sport).some(({ key }) => key === attribute.key);
  return attributesOf(first).filter(
    (attribute) =>
      attribute.type !== "record" && others.every((sport) => !attribute.perSport && isAskedIn(sport)(attribute)),
  );
}

function claimOf<Claim extends ComparableClaim>(
  { primarySport, claims }: Compared<Claim>,
  { key, perSport }: Attribute,
) {
  const sport = perSport ? primarySport : null;
  return claims?.find((claim) => claim.attribute === key && claim.sport === sport) ?? null;
}

/** Returns the best of at least two different numbers measured the same way, because hand-timed values are faster. */
function bestOf(attribute: Attribute, claims: readonly (ComparableClaim | null)[]): number | undefined {
  if (!isNumber(attribute) || attribute.direction === "neutral") return undefined;
  const numericClaims = claims.flatMap((claim) =>
    claim && claim.number !== null ? [{ ...claim, number: claim.number }] : [],
  );
  const numbers = new Set(numericClaims.map(({ number }) => number));
  const handTimed = new Set(numericClaims.map(({ measuredBy }) => measuredBy === "hand"));
  if (numbers.size < 2 || handTimed.size > 1) return undefined;
  return attribute.direction === "down" ? Math.min(...numbers) : Math.max(...numbers);
}
