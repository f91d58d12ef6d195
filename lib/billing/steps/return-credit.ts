import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Releases a reserved credit. The row stays with its request; a bought credit is created anew. */
export async function returnCredit(tx: Tx, creditId: string) {
  const returned = { state: "returned" as const, settledAt: now() };
  const [credit] = await tx.credit.updateManyAndReturn({ where: { id: creditId, state: "reserved" }, data: returned });
  if (credit?.source !== "purchase") return;
  await tx.credit.create({ data: { recruiterId: credit.recruiterId, source: "purchase", state: "free" } });
}
