import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { scheduleDeletion } from "./steps/schedule-deletion";

/** Every file of an erased account is deleted with the next round; its row stays, without the name it was sent under. What belongs to a vacancy that stays is its organization's from now on. */
export async function eraseFiles(tx: Tx, { data: { userId: ownerId } }: DomainEvent<"account.erased">) {
  await tx.$executeRaw`
    update documents d set owner_id = r.user_id from sport_jobs j join recruiters r on r.id = j.recruiter_id
    where d.owner_id = ${ownerId}::uuid and r.user_id <> d.owner_id and d.storage_key = any(j.certificate_urls || j.diploma_urls)`;
  const files = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { id: true } });
  for (const { id } of files) await scheduleDeletion(tx, id, now());
  await tx.document.updateMany({ where: { ownerId }, data: { name: "erased" } });
}
