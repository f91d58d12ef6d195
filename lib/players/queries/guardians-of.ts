import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** A page of the guardians that meet this, by the id of their player. */
export async function guardiansOf(due: Prisma.GuardianWhereInput, after: { gt: string } | undefined, take: number) {
  const rows = await db.guardian.findMany({
    where: { ...due, ...(after && { playerId: after }) },
    orderBy: { playerId: "asc" },
    take,
    select: { playerId: true },
  });
  return rows.map(({ playerId }) => ({ id: playerId }));
}
