import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { wake } from "@/lib/core/jobs";

/** The provider is asked outside every transaction. */
export const matchChargesOfSuspended = () => wake("charges");

/** The same. */
export async function beginWaitingTrial(tx: Tx, { data: { recruiterId } }: Fact<"recruiter.verified">) {
  if (await tx.waitingTrial.findUnique({ where: { recruiterId } })) await wake("waiting-trials");
}
