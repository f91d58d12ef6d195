import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";

/** Spends a reserved credit: the player said yes. A second call changes nothing. */
export async function captureCredit(tx: Tx, creditId: string) {
  await tx.credit.updateMany({
    where: { id: creditId, state: "reserved" },
    data: { state: "captured", settledAt: now() },
  });
}
