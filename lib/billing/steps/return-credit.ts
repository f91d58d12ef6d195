import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

/** Gives a reserved credit back: refused, expired or withdrawn. The row stays with its request; for a bought one a free one takes its place. */
export async function returnCredit(tx: Tx, creditId: string) {
  const back = { state: "returned" as const, settledAt: now() };
  const [credit] = await tx.credit.updateManyAndReturn({ where: { id: creditId, state: "reserved" }, data: back });
  if (credit?.source !== "purchase") return;
  await tx.credit.create({ data: { recruiterId: credit.recruiterId, source: "purchase", state: "free" } });
}
