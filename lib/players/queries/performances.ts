import "server-only";
import { db } from "@/lib/platform/db/db";
import { PERFORMANCES_READ } from "../schema/career";

export type Performance = { id: string; label: string; value: string; recordedAt: Date };

/** Returns the newest entries of a performance history, unfiltered; the caller must check that the reader may see them. */
export async function performancesOf(playerId: string, take = PERFORMANCES_READ): Promise<Performance[]> {
  const rows = await db.playerClaim.findMany({
    where: { playerId, recordedAt: { not: null } },
    orderBy: { recordedAt: "desc" },
    take,
    select: { id: true, label: true, text: true, recordedAt: true },
  });
  return rows.flatMap(({ id, label, text: value, recordedAt }) =>
    label === null || value === null || recordedAt === null ? [] : [{ id, label, value, recordedAt }],
  );
}
