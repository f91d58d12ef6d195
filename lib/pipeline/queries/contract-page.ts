import "server-only";
import type { Tx } from "@/lib/platform/db/db";

export async function contractPage(tx: Tx, { recruiterId, playerId }: { recruiterId: string; playerId: string }) {
  const match = await tx.match.findUnique({
    where: { recruiterId_playerId: { recruiterId, playerId } },
    select: { id: true },
  });
  return match ? `/dashboard/contracts/${match.id}` : "/dashboard/pipeline";
}
