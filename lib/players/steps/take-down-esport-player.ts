import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** Hides the profile from others until it is changed; one that is already hidden keeps its status. Returns the previous status. */
export async function takeDownEsportPlayer(tx: Tx, id: string) {
  await tx.$queryRaw`select id from esport_players where id = ${id}::uuid for update`;
  const { status } = await tx.esportPlayer.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (status === "shown") await tx.esportPlayer.update({ where: { id }, data: { status: "taken_down" } });
  return { status };
}

export async function restoreEsportPlayer(tx: Tx, id: string) {
  await tx.esportPlayer.updateMany({ where: { id, status: "taken_down" }, data: { status: "shown" } });
}
