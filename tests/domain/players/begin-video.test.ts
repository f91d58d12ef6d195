import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { announcedHours, stagedBytes } from "@/lib/documents/schema/limits";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { forgetAnnounced } from "@/lib/platform/files/storage/announce-file";
import { videoBytes } from "@/lib/platform/files/storage/limits";
import { beginVideo } from "@/lib/players/commands/begin-video";
import { MAX_VIDEOS } from "@/lib/players/schema/media";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("a player announces a video of their own, a guardian one of the child", async () => {
  const [adult, child] = [await aPlayer(), await aMinor()];
  for (const [actor, owner] of [
    [adult.actor, adult.user.id],
    [child.actor, child.user.id],
    [child.guardianActor, child.user.id],
  ] as const) {
    const { path, ownerId } = await beginVideo(actor, { size: 1000 });
    expect(ownerId).toBe(owner);
    expect(await db.fileOnItsWay.count({ where: { path } })).toBe(1);
  }
});

test("refused before the upload: too large, one too many, no profile, a guardian who has not consented", async () => {
  const { actor, player } = await aPlayer();
  await expect(beginVideo(actor, { size: videoBytes + 1 })).rejects.toMatchObject({ code: "video_too_large" });
  for (let count = 0; count < MAX_VIDEOS; count += 1) await aVideo(player);
  await expect(beginVideo(actor, { size: 1000 })).rejects.toMatchObject({ code: "too_many_videos" });
  for (const other of [visitor(), (await aRecruiter()).actor])
    await expect(beginVideo(other, { size: 1000 })).rejects.toMatchObject({ code: "players_only" });
  const child = await aMinor();
  await db.guardian.update({ where: { playerId: child.player.id }, data: { status: "invited" } });
  await expect(beginVideo(child.guardianActor, { size: 1 })).rejects.toMatchObject({ code: "guardian_yes_first" });
});

test("announced videos count until they are stored, refused or abandoned", async () => {
  const { actor, user } = await aPlayer();
  const { path } = await beginVideo(actor, { size: videoBytes });
  await beginVideo(actor, { size: stagedBytes.videos - videoBytes });
  await expect(beginVideo(actor, { size: 1 })).rejects.toMatchObject({ fields: { video: ["staged_videos_full"] } });
  await forgetAnnounced([path]);
  const wanted = [videoBytes, videoBytes].map((size) => beginVideo(actor, { size }));
  const atOnce = await Promise.allSettled(wanted);
  expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const later = secondsFrom(now(), announcedHours * 3600 + 1);
  setClock(() => later);
  await deleteDueFiles(system(), {}).finally(() => setClock(null));
  expect(await db.fileOnItsWay.count({ where: { ownerId: user.id } })).toBe(0);
  await beginVideo(actor, { size: videoBytes });
});

test("no upload begins while too little disk space is free", async () => {
  const { actor } = await aPlayer();
  env.FREE_DISK_PERCENT = 101;
  const begun = beginVideo(actor, { size: 1 }).finally(() => {
    env.FREE_DISK_PERCENT = 0;
  });
  await expect(begun).rejects.toMatchObject({ code: "storage_full" });
});
