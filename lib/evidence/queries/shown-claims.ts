import "server-only";
import { now } from "@/lib/core/clock";
import type { Prisma } from "@/lib/core/prisma/client";
import { bornBefore } from "@/lib/players/schema/ages";
import { attributes } from "../schema/catalogue";
import { newestWhere } from "./newest";

/** `owner`: the player, the guardian or who looks after accounts; nobody else learns what is theirs alone. */
export type Reader = { depth: "profile" | "identity"; owner: boolean };

const keys = (wanted: (attribute: (typeof attributes)[number]) => boolean) => [
  ...new Set(attributes.filter(wanted).map(({ key }) => key)),
];
const open = (depth: Reader["depth"]) => keys((one) => depth === "identity" || one.depth !== "identity");
const adults = new Set(keys(({ minors }) => minors === "owner" || minors === "never"));

/** What this reader may know of a player, the newest of each attribute. What they may not know never leaves Postgres. */
export const shownClaims = (playerId: string, reader: Reader) => newestWhere({ playerId, ...shownTo(reader) });

/** Which claims of players this reader may know. */
export function shownTo({ depth, owner }: Reader): Prisma.PlayerClaimWhereInput {
  const ofAdults = { player: { birthDate: { lte: bornBefore(now()) } } };
  return {
    attribute: { in: open(depth) },
    ...(!owner && { OR: [{ attribute: { notIn: [...adults] } }, ofAdults] }),
  };
}
