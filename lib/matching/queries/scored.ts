import "server-only";
import { agedMonths } from "@/lib/measurements/schema/grade";
import { availabilityOn } from "@/lib/measurements/schema/standing";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import type { Scored } from "../schema/items";
import type { HeldClaim } from "../schema/meets";

const ofAvailability = ["available_from", "contract_status", "contract_end"];

/** What a score knows of these players, of the attributes that are read: by player and by sport, in one question. A claim of no sport holds in each. */
export async function scoredPlayers(playerIds: readonly string[], attributes: readonly string[]) {
  const rows = await db.player.findMany({
    where: { id: { in: [...playerIds] } },
    select: {
      id: true,
      birthDate: true,
      availability: { select: { answer: true, committedOn: true, confirmedAt: true } },
      newestClaims: {
        where: { attribute: { in: [...new Set([...attributes, ...ofAvailability])] } },
        select: {
          attribute: true,
          sport: true,
          number: true,
          choices: true,
          day: true,
          parts: true,
          measuredOn: true,
          grade: true,
        },
      },
    },
  });
  return new Map(rows.map((row) => [row.id, (sport: string): Scored => scoredIn(row, sport)]));
}

type Claim = Omit<HeldClaim, "day" | "fresh"> & {
  attribute: string;
  sport: string;
  day: Date | null;
  measuredOn: Date;
};
type Row = {
  birthDate: Date;
  availability: {
    answer: "available" | "unavailable" | "committed" | null;
    committedOn: Date | null;
    confirmedAt: Date | null;
  } | null;
  newestClaims: Claim[];
};

function scoredIn({ birthDate, availability, newestClaims }: Row, sport: string): Scored {
  const grows = isMinor(birthDate);
  const relevantClaims = newestClaims.filter((claim) => claim.sport === "" || claim.sport === sport);
  const of = (key: string) => relevantClaims.find(({ attribute }) => attribute === key);
  const heldClaim = ({ attribute, day, measuredOn, number, choices, parts, grade }: Claim): [string, HeldClaim] => [
    attribute,
    {
      number,
      choices,
      parts,
      grade,
      day: day?.toISOString().slice(0, 10) ?? null,
      fresh: agedMonths(measuredOn, grows) === null,
    },
  ];
  return {
    grows,
    claims: Object.fromEntries(relevantClaims.map(heldClaim)),
    availability: availabilityOn(now(), {
      ...(availability ?? { answer: null, committedOn: null, confirmedAt: null }),
      availableFrom: of("available_from")?.day ?? null,
      contract: {
        status: grows ? null : (of("contract_status")?.choices[0] ?? null),
        end: grows ? null : (of("contract_end")?.day ?? null),
      },
    }),
  };
}
