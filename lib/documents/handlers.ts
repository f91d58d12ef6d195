import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { scheduleDeletion } from "./steps/schedule-deletion";

/** Schedules all files of an erased account for deletion and removes their names; files of a job that stays pass to the organization that owns the job. */
export async function eraseFiles(tx: Tx, { data: { userId: ownerId } }: DomainEvent<"account.erased">) {
  await tx.$executeRaw`
    update documents d set owner_id = r.user_id from sport_jobs j join recruiters r on r.id = j.recruiter_id
    where d.owner_id = ${ownerId}::uuid and r.user_id <> d.owner_id and d.storage_key = any(j.certificate_urls || j.diploma_urls)`;
  const files = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { id: true } });
  for (const { id } of files) await scheduleDeletion(tx, id, now());
  await tx.document.updateMany({ where: { ownerId }, data: { name: "erased" } });
}
