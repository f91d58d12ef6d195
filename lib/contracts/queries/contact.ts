import "server-only";
import { db, type Tx } from "@/lib/core/db";

type Pair = { recruiterId: string; playerId: string };

/** When the player was born, while their name is open to the organization and neither has blocked the other; null otherwise. */
export async function contactBetween({ recruiterId, playerId }: Pair, client: Tx = db) {
  const open = await client.disclosure.findFirst({
    where: { recruiterId, playerId, closedAt: null },
    select: {
      player: { select: { userId: true, birthDate: true } },
      recruiter: { select: { userId: true } },
    },
  });
  if (!open) return null;
  const [one, other] = [open.player.userId, open.recruiter.userId];
  const blocks = await client.block.count({
    where: {
      OR: [
        { blockerId: one, blockedId: other },
        { blockerId: other, blockedId: one },
      ],
    },
  });
  return blocks > 0 ? null : { birthDate: open.player.birthDate };
}
