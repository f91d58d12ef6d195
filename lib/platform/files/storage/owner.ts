import "server-only";
import type { Tx } from "../../db/db";

export async function changeOwner(tx: Tx, documentId: string, ownerId: string) {
  await tx.document.update({ where: { id: documentId }, data: { ownerId } });
}

/** Removes the names of all files of an erased account. */
export async function eraseNames(tx: Tx, ownerId: string) {
  await tx.document.updateMany({ where: { ownerId }, data: { name: "erased" } });
}
