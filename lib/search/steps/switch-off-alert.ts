import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { dropUntoldHits } from "./drop-untold-hits";

export async function switchOffAlert(tx: Tx, id: string) {
  await tx.talentAlert.update({ where: { id }, data: { isActive: false } });
  await dropUntoldHits(tx, id);
}
