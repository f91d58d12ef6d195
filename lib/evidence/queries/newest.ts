import "server-only";
import { db, type Tx } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";
import { seasonsTrained } from "../schema/locally-trained";
import type { ClaimRow } from "../schema/typed-claim";
import { newestFirst } from "./claimant";
import { shownSelect } from "./shown-claim";

/** The newest claim of each of these attributes, or of all of them. For the owner, who sees everything; others read `shownClaims`. */
export const newestClaims = (playerId: string, attributes?: readonly string[], client: Tx = db) =>
  newestWhere({ playerId, ...(attributes && { attribute: { in: [...attributes] } }) }, client);

export async function newestWhere(where: Prisma.PlayerClaimWhereInput, client: Tx = db) {
  const rows = await client.playerClaim.findMany({
    where,
    orderBy: newestFirst,
    distinct: ["attribute", "sport"],
    select: { ...shownSelect.claim.select, player: { select: { birthDate: true } } },
  });
  return rows.map(({ parts: said, player: { birthDate }, ...row }) => {
    const parts = said as ClaimRow[] | null;
    const seasons = row.attribute === "locally_trained" ? seasonsTrained(parts ?? [], birthDate) : undefined;
    return { ...row, parts, ...(seasons !== undefined && { seasons }) };
  });
}

export type NewestClaim = Awaited<ReturnType<typeof newestWhere>>[number];
