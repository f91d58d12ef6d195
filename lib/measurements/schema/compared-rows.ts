import { isSport } from "@/lib/sports/schema";
import type { Attribute } from "./attribute";
import { attributesOf, isNumber } from "./catalogue";

type Claimed = { attribute: string; sport: string | null; number: number | null; measuredBy: string | null };
type Compared<Claim> = { primarySport: string; claims: readonly Claim[] | null };
export type ComparedRow<Claim> = { attribute: Attribute; cells: { claim: Claim | null; best: boolean }[] };

/** What these players can be compared by, each attribute that one of them claims; players of several sports by what all of those ask. */
export function comparedRows<Claim extends Claimed>(players: readonly Compared<Claim>[]): ComparedRow<Claim>[] {
  return shared(players.map(({ primarySport }) => primarySport)).flatMap((attribute) => {
    const claims = players.map((player) => claimOf(player, attribute));
    if (claims.every((claim) => claim === null)) return [];
    const best = bestOf(attribute, claims);
    return [{ attribute, cells: claims.map((claim) => ({ claim, best: claim !== null && claim.number === best })) }];
  });
}

export const isOneSport = (players: readonly { primarySport: string }[]) =>
  new Set(players.map(({ primarySport }) => primarySport)).size < 2;

/** Rows of several values say too much for one cell. */
function shared(slugs: string[]): Attribute[] {
  const [first, ...others] = [...new Set(slugs)].filter(isSport);
  if (!first) return [];
  const isAskedIn = (sport: typeof first) => (one: Attribute) => attributesOf(sport).some(({ key }) => key === one.key);
  return attributesOf(first).filter(
    (one) => one.type !== "record" && others.every((sport) => !one.perSport && isAskedIn(sport)(one)),
  );
}

function claimOf<Claim extends Claimed>({ primarySport, claims }: Compared<Claim>, { key, perSport }: Attribute) {
  const sport = perSport ? primarySport : null;
  return claims?.find((claim) => claim.attribute === key && claim.sport === sport) ?? null;
}

/** The best of at least two figures that differ and were measured the same way; a hand is quicker than a photocell. */
function bestOf(attribute: Attribute, claims: readonly (Claimed | null)[]): number | undefined {
  if (!isNumber(attribute) || attribute.direction === "neutral") return undefined;
  const numericClaims = claims.flatMap((claim) =>
    claim && claim.number !== null ? [{ ...claim, number: claim.number }] : [],
  );
  const numbers = new Set(numericClaims.map(({ number }) => number));
  const ways = new Set(numericClaims.map(({ measuredBy }) => measuredBy === "hand"));
  if (numbers.size < 2 || ways.size > 1) return undefined;
  return attribute.direction === "down" ? Math.min(...numbers) : Math.max(...numbers);
}
