import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** What an alert found and nobody was told of: once it is off, gone or asks otherwise, another may tell it. */
export const dropUntoldHits = async (tx: Tx, alertId: string) =>
  void (await tx.alertHit.deleteMany({ where: { alertId, toldAt: null } }));
