import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { stagedHours, storedKinds } from "../schema/document";
import { stagedBytes } from "../schema/limits";

type Upload = { ownerId: string; sizeBytes: number };

/** Refuses a file if the owner's staged files would exceed the quota; holds a lock per owner until the transaction ends. */
export async function refuseOverFileQuota(tx: Tx, upload: Upload) {
  const bytesUsed = await sumStagedBytes(tx, upload.ownerId, [...storedKinds]);
  if (bytesUsed + upload.sizeBytes > stagedBytes.files) refuse("staged_files_full", "file");
}

export async function refuseOverVideoQuota(tx: Tx, upload: Upload) {
  const bytesUsed = await sumStagedBytes(tx, upload.ownerId, ["video"]);
  const { _sum } = await tx.fileOnItsWay.aggregate({ where: { ownerId: upload.ownerId }, _sum: { sizeBytes: true } });
  if (bytesUsed + (_sum.sizeBytes ?? 0) + upload.sizeBytes > stagedBytes.videos) refuse("staged_videos_full", "video");
}

type Kind = "video" | (typeof storedKinds)[number];

async function sumStagedBytes(tx: Tx, ownerId: string, kinds: Kind[]) {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtext(${`staged ${ownerId}`}))::text`;
  const [earliest, latest] = [secondsFrom(now(), -stagedHours * 3600), secondsFrom(now(), stagedHours * 3600)];
  const { _sum } = await tx.document.aggregate({
    where: { ownerId, kind: { in: kinds }, deletedAt: null, createdAt: { gt: earliest }, deleteAt: { lte: latest } },
    _sum: { sizeBytes: true },
  });
  return _sum.sizeBytes ?? 0;
}
