import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { settleStatus } from "./settle-status";

export async function takeDownPlayer(tx: Tx, playerId: string) {
  await tx.$queryRaw`select id from players where id = ${playerId}::uuid for update`;
  const { status } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { status: true } });
  if (status !== "hidden") await tx.player.update({ where: { id: playerId }, data: { status: "taken_down" } });
  return { status };
}

export async function restorePlayer(tx: Tx, playerId: string) {
  const { count } = await tx.player.updateMany({
    where: { id: playerId, status: "taken_down" },
    data: { status: "awaiting_player" },
  });
  if (count > 0) await settleStatus(tx, playerId);
}
