import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

export async function captureCredit(tx: Tx, creditId: string) {
  await tx.credit.updateMany({
    where: { id: creditId, state: "reserved" },
    data: { state: "captured", settledAt: now() },
  });
}
