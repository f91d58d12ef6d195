import { expect, test } from "vitest";
import { stagedBytes } from "@/lib/documents/schema/limits";
import { refuseOverFileQuota, refuseOverVideoQuota } from "@/lib/documents/steps/refuse-over-quota";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { videoBytes } from "@/lib/platform/files/storage/limits";
import { aPlayer } from "../../support/factories/people";

const video = (ownerId: string) => db.$transaction((tx) => refuseOverVideoQuota(tx, { ownerId, sizeBytes: 1 }));

test("uploaded videos that are not shown count for a day", async () => {
  const { user } = await aPlayer();
  const data = { ownerId: user.id, kind: "video", name: "video", mime: "video/mp4", sizeBytes: videoBytes } as const;
  for (const storageKey of [crypto.randomUUID(), crypto.randomUUID()])
    await db.document.create({ data: { ...data, storageKey, deleteAt: daysFrom(now(), 1) } });
  await expect(video(user.id)).rejects.toMatchObject({ fields: { video: ["staged_videos_full"] } });
  await db.document.updateMany({ where: { ownerId: user.id }, data: { deleteAt: null } });
  await video(user.id);
});

test("files and videos have separate quotas", async () => {
  const { user } = await aPlayer();
  const file = (sizeBytes: number) => db.$transaction((tx) => refuseOverFileQuota(tx, { ownerId: user.id, sizeBytes }));
  await file(stagedBytes.files);
  await expect(file(stagedBytes.files + 1)).rejects.toMatchObject({ fields: { file: ["staged_files_full"] } });
  await video(user.id);
});
