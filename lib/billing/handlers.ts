import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";

/** The provider is asked outside every transaction. */
export const matchChargesOfSuspended = () => wake("charges");

/** The same. */
export async function beginWaitingTrial(tx: Tx, { data: { recruiterId } }: DomainEvent<"recruiter.verified">) {
  if (await tx.waitingTrial.findUnique({ where: { recruiterId } })) await wake("waiting-trials");
}
