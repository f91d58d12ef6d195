import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { scheduleDeletion } from "./steps/schedule-deletion";

/** Every file of an erased account is deleted with the next round; its row stays, without the name it was sent under. */
export async function eraseFiles(tx: Tx, { data: { userId: ownerId } }: Fact<"account.erased">) {
  const files = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { id: true } });
  for (const { id } of files) await scheduleDeletion(tx, id, now());
  await tx.document.updateMany({ where: { ownerId }, data: { name: "erased" } });
}
