import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type ClaimRow, type ClaimValue, isSame } from "@/lib/sports/schema/typed-claim";
import { type NewestClaim, newestClaims } from "../queries/newest";
import { alwaysClaimed } from "../schema/stated";
import { keepClaim } from "./keep-claim";

/** `undefined` leaves a claim unchanged, null deletes it. */
type Measures = { heightCm?: number | null; weightKg?: number | null };

const emptyValue: ClaimValue = { number: null, choices: [], day: null, parts: null };

/** Updates claims from the profile; equal claims keep their date and grade. `former` is the nationality being replaced. Returns the number of changed claims. */
export async function followProfile(tx: Tx, playerId: string, { heightCm, weightKg }: Measures = {}, former?: string) {
  const { primarySport, position, nationality } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { primarySport: true, position: true, nationality: true },
  });
  const newest = await newestClaims(playerId, ["height_cm", "weight_kg", ...alwaysClaimed], tx);
  const findNewest = (attribute: string, sport: string | null = null) =>
    newest.find((claim) => claim.attribute === attribute && claim.sport === sport);
  const measuredOn = new Date(now().toISOString().slice(0, 10));
  let changed = 0;

  async function keepIfChanged(attribute: string, value: ClaimValue, sport: string | null = null) {
    const previous = findNewest(attribute, sport);
    if (previous && isSame(previous, value)) return;
    await keepClaim(tx, { ...value, playerId, attribute, sport, measuredOn, measuredBy: null });
    changed++;
  }

  for (const [attribute, number] of [["height_cm", heightCm] as const, ["weight_kg", weightKg] as const]) {
    if (number === null) changed += (await tx.playerClaim.deleteMany({ where: { playerId, attribute } })).count;
    else if (number !== undefined) await keepIfChanged(attribute, { ...emptyValue, number });
  }
  await keepIfChanged(
    "positions",
    { ...emptyValue, parts: positionsWith(position, findNewest("positions", primarySport)) },
    primarySport,
  );
  await keepIfChanged("nationalities", {
    ...emptyValue,
    choices: nationalitiesWith(nationality, findNewest("nationalities"), former),
  });
  return changed;
}

/** The main position is the first row; side and role are dropped when it changes. */
function positionsWith(position: string, previous: NewestClaim | undefined): ClaimRow[] {
  const rows = previous?.parts ?? [];
  if (rows[0]?.position === position) return rows;
  return [{ position }, ...rows.slice(1).filter((row) => row.position !== position)];
}

function nationalitiesWith(
  nationality: string,
  previous: NewestClaim | undefined,
  former: string | undefined,
): string[] {
  const choices = previous?.choices ?? [];
  if (choices.includes(nationality)) return choices;
  return [nationality, ...choices.filter((choice) => choice !== former)];
}
