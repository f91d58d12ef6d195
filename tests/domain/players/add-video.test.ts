import { afterAll, beforeAll, expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { addVideo } from "@/lib/players/commands/add-video";
import { MAX_VIDEOS } from "@/lib/players/schema/media";
import { aFile, pngBytes } from "../../support/factories/files";
import { aMinor, aPlayer } from "../../support/factories/people";
import { aStagedVideo, aVideo } from "../../support/factories/videos";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const poster = () => aFile(pngBytes(), "poster.png", "image/png");

test("a video uploaded before the form is shown with poster and captions, and kept", async () => {
  const { actor, player, user } = await aPlayer();
  const staged = await aStagedVideo(user.id, { createdAt: now(), deleteAt: new Date(Date.now() + 3_600_000) });
  const form = { title: "Crosses", video: staged.id, poster: poster(), captions: "One\nTwo" };
  const { videoId } = await addVideo(actor, form);
  const video = await db.playerVideo.findUniqueOrThrow({
    where: { id: videoId },
    include: { document: true, poster: true },
  });
  expect(video).toMatchObject({ playerId: player.id, title: "Crosses", position: 1, captionsLanguage: "en" });
  expect(video.document?.deleteAt).toBeNull();
  expect(video.poster).toMatchObject({ kind: "poster", name: "poster.jpg", deleteAt: null });
  expect(video.captions).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nOne\n\n00:00:04.000 --> 00:00:08.000\nTwo");
});

const staged = (userId: string, over = {}) =>
  aStagedVideo(userId, { createdAt: now(), deleteAt: new Date(Date.now() + 3_600_000), ...over });

test("another user's video, one already added, a PDF and one too many are refused, and no poster is stored", async () => {
  const [ownPlayer, other] = [await aPlayer(), await aPlayer()];
  const foreign = await staged(other.user.id);
  const diploma = await staged(ownPlayer.user.id, { kind: "diploma" });
  const title = "Crosses";
  for (const { id } of [foreign, diploma])
    await expect(addVideo(ownPlayer.actor, { title, video: id, poster: poster() })).rejects.toMatchObject({
      fields: { video: ["file_required"] },
    });
  const ownFile = await staged(ownPlayer.user.id);
  await addVideo(ownPlayer.actor, { title, video: ownFile.id });
  await expect(addVideo(ownPlayer.actor, { title, video: ownFile.id })).rejects.toMatchObject({
    code: "file_required",
  });
  for (let count = 1; count < MAX_VIDEOS; count += 1) await aVideo(ownPlayer.player);
  const next = { title, video: (await staged(ownPlayer.user.id)).id, poster: poster() };
  await expect(addVideo(ownPlayer.actor, next)).rejects.toMatchObject({ code: "too_many_videos" });
  expect(await db.document.count({ where: { ownerId: ownPlayer.user.id, kind: "poster" } })).toBe(0);
});

test("of two parallel last videos one is refused", async () => {
  const { actor, player, user } = await aPlayer();
  for (let count = 1; count < MAX_VIDEOS; count += 1) await aVideo(player);
  const both = [await staged(user.id), await staged(user.id)];
  const done = await Promise.allSettled(both.map(({ id }) => addVideo(actor, { title: "Crosses", video: id })));
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a guardian adds a video for the child; an AVI and contact details of the child are refused", async () => {
  const { guardianActor, user, player } = await aMinor();
  const video = (await staged(user.id)).id;
  const tells = { title: `Write to ${player.email}`, video };
  await expect(addVideo(guardianActor, tells)).rejects.toMatchObject({ fields: { title: ["minor_contact_closed"] } });
  const avi = await staged(user.id, { mime: "video/x-msvideo" });
  await expect(addVideo(guardianActor, { title: "Crosses", video: avi.id })).rejects.toMatchObject({
    code: "minor_video_format",
  });
  await addVideo(guardianActor, { title: "Crosses", video });
  expect(await db.playerVideo.count({ where: { playerId: player.id } })).toBe(1);
});
