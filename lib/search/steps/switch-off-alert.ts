import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { removeUnnotifiedMatches } from "./remove-unnotified-matches";

export async function switchOffAlert(tx: Tx, id: string) {
  await tx.talentAlert.update({ where: { id }, data: { isActive: false } });
  await removeUnnotifiedMatches(tx, id);
}
