import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { agedMonths } from "@/lib/measurements/schema/grade";
import { availabilityOn } from "@/lib/measurements/schema/stated-availability";
import { now } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Scored } from "../schema/items";
import type { HeldClaim } from "../schema/meets";

const availabilityAttributes = ["available_from", "contract_status", "contract_end"];

/** Loads the score inputs of these players: a function of the sport by player id. Claims without a sport apply to every sport. */
export async function scoreCandidates(
  playerIds: readonly string[],
  attributes: readonly string[],
  tx: Pick<Tx, "player"> = db,
) {
  const rows = await tx.player.findMany({
    where: { id: { in: [...playerIds] } },
    select: {
      id: true,
      birthDate: true,
      availability: { select: { answer: true, committedOn: true, confirmedAt: true } },
      newestClaims: {
        where: { attribute: { in: [...new Set([...attributes, ...availabilityAttributes])] } },
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
  return new Map(rows.map((row) => [row.id, (sport: string): Scored => toScored(row, sport)]));
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

function toScored({ birthDate, availability, newestClaims }: Row, sport: string): Scored {
  const grows = isMinor(birthDate);
  const relevantClaims = newestClaims.filter((claim) => claim.sport === "" || claim.sport === sport);
  const claimOf = (key: string) => relevantClaims.find(({ attribute }) => attribute === key);
  const toEntry = ({ attribute, day, measuredOn, number, choices, parts, grade }: Claim): [string, HeldClaim] => [
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
    claims: Object.fromEntries(relevantClaims.map(toEntry)),
    availability: availabilityOn(now(), {
      ...(availability ?? { answer: null, committedOn: null, confirmedAt: null }),
      availableFrom: claimOf("available_from")?.day ?? null,
      contract: {
        status: grows ? null : (claimOf("contract_status")?.choices[0] ?? null),
        end: grows ? null : (claimOf("contract_end")?.day ?? null),
      },
    }),
  };
}
