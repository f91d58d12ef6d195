import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import type { ClaimVersion } from "@/lib/platform/prisma/client";

type VersionContent = Pick<ClaimVersion, "value" | "wordsEn" | "wordsFr" | "wordsEs" | "wordsAr" | "places">;

/** What a claim says from now on; what it said, up to version `last`, stays to be read. */
export async function writeVersion(
  tx: Tx,
  actor: EventActor,
  { id, last }: { id: string; last: number },
  content: VersionContent,
) {
  const { value, wordsEn, wordsFr, wordsEs, wordsAr, places } = content;
  const text = { value, wordsEn, wordsFr, wordsEs, wordsAr, places };
  const version = last + 1;
  const data = { ...text, claimId: id, number: version, writtenAt: now(), writtenById: actor.userId };
  await tx.claimVersion.create({ data });
  await recordEvent(tx, actor, "claim.saved", { claimId: id, version });
  return version;
}

/** Places in whatever order. */
export const saysTheSame = (one: VersionContent, other: VersionContent): boolean =>
  (["value", "wordsEn", "wordsFr", "wordsEs", "wordsAr"] as const).every((field) => one[field] === other[field]) &&
  [...one.places].sort().join() === [...other.places].sort().join();
