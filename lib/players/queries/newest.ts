import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { seasonsTrained } from "@/lib/sports/schema/locally-trained";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import type { PrivacyReader } from "../schema/privacy";
import { newestFirst } from "./claimant";
import { shownSelect } from "./shown-claim";
import { subjectSelect, toSubject } from "./subject";
import { withheld } from "./withheld";

/** Returns the newest claim per attribute, unfiltered; only for the owner, other readers must use `shownClaims`. */
export const newestClaims = (playerId: string, attributes?: readonly string[], client: Tx = db) =>
  newestWhere({ playerId, ...(attributes && { attribute: { in: [...attributes] } }) }, ownerReader, client);

const ownerReader: PrivacyReader = { accessLevel: "identity", owner: true };

export async function newestWhere(where: Prisma.PlayerClaimWhereInput, reader: PrivacyReader, client: Tx = db) {
  const rows = await client.playerClaim.findMany({
    where: { ...where, label: null },
    orderBy: newestFirst,
    distinct: ["attribute", "sport"],
    select: { ...shownSelect.claim.select, player: { select: subjectSelect } },
  });
  return rows.map(({ player, ...claim }) => {
    const { parts: visibleParts, ...row } = withheld(claim, toSubject(player), reader);
    const parts = visibleParts as ClaimRow[] | null;
    const seasons = row.attribute === "locally_trained" ? seasonsTrained(parts ?? [], player.birthDate) : undefined;
    return { ...row, parts, ...(seasons !== undefined && { seasons }) };
  });
}

export type NewestClaim = Awaited<ReturnType<typeof newestWhere>>[number];
