import "server-only";
import { isClaimShown } from "@/lib/measurements/queries/shown-claims";
import type { Attribute } from "@/lib/measurements/schema/attribute";
import { type Availability, availabilityOn } from "@/lib/measurements/schema/standing";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import type { Reach } from "../policy";
import { shownColumns } from "../schema/columns-shown";
import type { Search } from "../schema/search";

const ofAvailability = ["available_from", "contract_status", "contract_end"];

/** What a row says beside the card, for whoever may read profiles: the newest of its columns, and when the player is free; of a minor nothing that is not for others. */
export async function rowsOf(ids: string[], search: Search, reach: Reach): Promise<Map<string, PlayerLine>> {
  if (reach === "card" || ids.length === 0) return new Map();
  const { attributes: columns } = shownColumns(search, reach);
  const players = await db.player.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      birthDate: true,
      availability: { select: { answer: true, committedOn: true, confirmedAt: true } },
      newestClaims: {
        where: {
          attribute: { in: [...ofAvailability, ...columns.map(({ key }) => key)] },
          sport: { in: ["", search.sport ?? ""] },
        },
        select: { attribute: true, number: true, choices: true, day: true },
      },
    },
  });
  return new Map(players.map(({ id, ...player }) => [id, lineOf(player, columns)]));
}

type Claim = { attribute: string; number: number | null; choices: string[]; day: Date | null };
type RowClaims = {
  answer: "available" | "unavailable" | "committed" | null;
  committedOn: Date | null;
  confirmedAt: Date | null;
};
type Read = { birthDate: Date; availability: RowClaims | null; newestClaims: Claim[] };
export type PlayerLine = { claims: Claim[]; availability: Availability };

const minors = { minor: true, namePublished: false, mediaAllowed: false };
const recruiter = { depth: "profile", owner: false } as const;

function lineOf({ birthDate, availability, newestClaims }: Read, columns: readonly Attribute[]): PlayerLine {
  const minor = isMinor(birthDate);
  const of = (key: string) => newestClaims.find(({ attribute }) => attribute === key);
  const open = columns.filter((attribute) => !minor || isClaimShown(attribute, minors, recruiter));
  return {
    claims: open.flatMap(({ key }) => of(key) ?? []),
    availability: availabilityOn(now(), {
      ...(availability ?? { answer: null, committedOn: null, confirmedAt: null }),
      availableFrom: of("available_from")?.day ?? null,
      contract: {
        status: minor ? null : (of("contract_status")?.choices[0] ?? null),
        end: minor ? null : (of("contract_end")?.day ?? null),
      },
    }),
  };
}
