import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";

/** Gives a reserved credit back: refused, expired or withdrawn. A bought one is free again, one of the plan counts no longer. */
export async function returnCredit(tx: Tx, creditId: string) {
  const reserved = { id: creditId, state: "reserved" as const };
  await tx.credit.updateMany({ where: { ...reserved, source: "purchase" }, data: { state: "free" } });
  await tx.credit.updateMany({ where: { ...reserved, source: "plan" }, data: { state: "returned", settledAt: now() } });
}
