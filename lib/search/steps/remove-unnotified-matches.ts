import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** Deletes unnotified matches of an alert, so that another alert may notify about the players. */
export const removeUnnotifiedMatches = async (tx: Tx, alertId: string) =>
  void (await tx.alertHit.deleteMany({ where: { alertId, notifiedAt: null } }));
