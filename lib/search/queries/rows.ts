import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { type Availability, availabilityOn } from "@/lib/measurements/schema/stated-availability";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { isClaimShown } from "@/lib/players/queries/shown-claims";
import type { Attribute } from "@/lib/sports/schema/attribute";
import type { SearchAccessLevel } from "../policy";
import { shownColumns } from "../schema/columns-shown";
import type { Place, Search } from "../schema/search";
import { distanceTo, isTownShown } from "./places";

const availabilityKeys = ["available_from", "contract_status", "contract_end"];

/** Returns the table rows beside the cards, for readers of profiles: the newest claims of the columns and the availability; hidden data of minors is left out. */
export async function rowsOf(
  ids: string[],
  search: Search,
  accessLevel: SearchAccessLevel,
): Promise<Map<string, PlayerLine>> {
  if (accessLevel === "card" || ids.length === 0) return new Map();
  const { attributes: columns } = shownColumns(search, accessLevel);
  const players = await db.player.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      birthDate: true,
      availability: { select: { answer: true, committedOn: true, confirmedAt: true } },
      newestClaims: {
        where: {
          attribute: { in: [...availabilityKeys, ...columns.map(({ key }) => key)] },
          sport: { in: ["", search.sport ?? ""] },
        },
        select: { attribute: true, number: true, choices: true, day: true },
      },
    },
  });
  return new Map(players.map(({ id, ...player }) => [id, toPlayerLine(player, columns)]));
}

type Claim = { attribute: string; number: number | null; choices: string[]; day: Date | null };
type RowClaims = {
  answer: "available" | "unavailable" | "committed" | null;
  committedOn: Date | null;
  confirmedAt: Date | null;
};
type PlayerRow = { birthDate: Date; availability: RowClaims | null; newestClaims: Claim[] };
export type PlayerLine = { claims: Claim[]; availability: Availability };

const minorSubject = { minor: true, namePublished: false, mediaAllowed: false };
const recruiterReader = { accessLevel: "profile", owner: false } as const;

function toPlayerLine({ birthDate, availability, newestClaims }: PlayerRow, columns: readonly Attribute[]): PlayerLine {
  const minor = isMinor(birthDate);
  const claimFor = (key: string) => newestClaims.find(({ attribute }) => attribute === key);
  const visibleColumns = columns.filter(
    (attribute) => !minor || isClaimShown(attribute, minorSubject, recruiterReader),
  );
  return {
    claims: visibleColumns.flatMap(({ key }) => claimFor(key) ?? []),
    availability: availabilityOn(now(), {
      ...(availability ?? { answer: null, committedOn: null, confirmedAt: null }),
      availableFrom: claimFor("available_from")?.day ?? null,
      contract: {
        status: minor ? null : (claimFor("contract_status")?.choices[0] ?? null),
        end: minor ? null : (claimFor("contract_end")?.day ?? null),
      },
    }),
  };
}

/** Kilometres from a place to the town that a card shows; players whose town it does not show are left out. */
export async function shownDistances(ids: readonly string[], place: Place): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; km: number | null }[]>`
    select p.id, ${await distanceTo(place)} as km from players p
    where p.id = any(${[...ids]}::uuid[]) and ${isTownShown()}`;
  return new Map(rows.flatMap(({ id, km }) => (km === null ? [] : [[id, km] as const])));
}
