import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Spends a reserved credit: the player said yes. A second call changes nothing. */
export async function captureCredit(tx: Tx, creditId: string) {
  await tx.credit.updateMany({
    where: { id: creditId, state: "reserved" },
    data: { state: "captured", settledAt: now() },
  });
}
