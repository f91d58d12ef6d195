import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { wake } from "@/lib/platform/outbox/jobs";

/** A job calls the provider, because handlers run in a transaction. */
export const matchChargesOfSuspended = () => wake("charges");

export async function beginWaitingTrial(tx: Tx, { data: { recruiterId } }: DomainEvent<"recruiter.verified">) {
  if (await tx.waitingTrial.findUnique({ where: { recruiterId } })) await wake("waiting-trials");
}
