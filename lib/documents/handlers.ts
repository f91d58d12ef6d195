import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { changeOwner, eraseNames } from "@/lib/platform/files/storage/owner";
import { scheduleDeletion } from "@/lib/platform/files/storage/schedule-deletion";

/** Schedules all files of an erased account for deletion and removes their names; files of a job that stays pass to the organization that owns the job. */
export async function eraseFiles(tx: Tx, { data: { userId: ownerId } }: DomainEvent<"account.erased">) {
  const keptByOrganization = await tx.$queryRaw<{ id: string; newOwnerId: string }[]>`
    select d.id, r.user_id as "newOwnerId" from documents d
      join sport_jobs j on d.storage_key = any(j.certificate_urls || j.diploma_urls)
      join recruiters r on r.id = j.recruiter_id
    where d.owner_id = ${ownerId}::uuid and r.user_id <> d.owner_id`;
  for (const { id, newOwnerId } of keptByOrganization) await changeOwner(tx, id, newOwnerId);
  const files = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { id: true } });
  for (const { id } of files) await scheduleDeletion(tx, id, now());
  await eraseNames(tx, ownerId);
}
