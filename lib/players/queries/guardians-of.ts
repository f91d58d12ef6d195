import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export async function guardiansOf(
  condition: Prisma.GuardianWhereInput,
  after: { gt: string } | undefined,
  take: number,
) {
  const rows = await db.guardian.findMany({
    where: { ...condition, ...(after && { playerId: after }) },
    orderBy: { playerId: "asc" },
    take,
    select: { playerId: true },
  });
  return rows.map(({ playerId }) => ({ id: playerId }));
}
