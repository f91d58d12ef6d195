import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type NewestClaim, newestClaims } from "../queries/newest";
import { alwaysClaimed } from "../schema/stated";
import { type ClaimRow, type ClaimValue, isSame } from "../schema/typed-claim";
import { keepClaim } from "./keep-claim";

/** `undefined` leaves a claim as it is, null withdraws it. Weight may have a decimal. */
type Measures = { heightCm?: number | null; weightKg?: number | null };

const none: ClaimValue = { number: null, choices: [], day: null, parts: null };

/**
 * Claims what a profile says that is claimed otherwise or not at all; what is claimed in the same words keeps its date and grade.
 * `former` is the nationality that this one replaces. Gives how many claims changed.
 */
export async function followProfile(tx: Tx, playerId: string, { heightCm, weightKg }: Measures = {}, former?: string) {
  const { primarySport, position, nationality } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { primarySport: true, position: true, nationality: true },
  });
  const newest = await newestClaims(playerId, ["height_cm", "weight_kg", ...alwaysClaimed], tx);
  const last = (attribute: string, sport: string | null = null) =>
    newest.find((claim) => claim.attribute === attribute && claim.sport === sport);
  const measuredOn = new Date(now().toISOString().slice(0, 10));
  let changed = 0;

  async function keep(attribute: string, value: ClaimValue, sport: string | null = null) {
    const before = last(attribute, sport);
    if (before && isSame(before, value)) return;
    await keepClaim(tx, { ...value, playerId, attribute, sport, measuredOn, measuredBy: null });
    changed++;
  }

  for (const [attribute, number] of [["height_cm", heightCm] as const, ["weight_kg", weightKg] as const]) {
    if (number === null) changed += (await tx.playerClaim.deleteMany({ where: { playerId, attribute } })).count;
    else if (number !== undefined) await keep(attribute, { ...none, number });
  }
  await keep("positions", { ...none, parts: positionsWith(position, last("positions", primarySport)) }, primarySport);
  await keep("nationalities", { ...none, choices: nationalitiesWith(nationality, last("nationalities"), former) });
  return changed;
}

/** The main position is the first row, whose side and role go with it when it changes. */
function positionsWith(position: string, last: NewestClaim | undefined): ClaimRow[] {
  const rows = last?.parts ?? [];
  if (rows[0]?.position === position) return rows;
  return [{ position }, ...rows.slice(1).filter((row) => row.position !== position)];
}

function nationalitiesWith(nationality: string, last: NewestClaim | undefined, former: string | undefined): string[] {
  const choices = last?.choices ?? [];
  if (choices.includes(nationality)) return choices;
  return [nationality, ...choices.filter((choice) => choice !== former)];
}
