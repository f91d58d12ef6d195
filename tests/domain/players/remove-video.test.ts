import { afterAll, beforeAll, expect, test } from "vitest";
import { accountEvents } from "@/lib/accounts/events";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { runDueHandlers } from "@/lib/entry/handlers";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { putFile, signedLink } from "@/lib/platform/files/storage/provider";
import { removeVideo } from "@/lib/players/commands/remove-video";
import { aDocument } from "../../support/factories/files";
import { aPlayer } from "../../support/factories/people";
import { anMp4, aVideo } from "../../support/factories/videos";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** A video with a stored file and a stored poster. */
async function aStoredVideo({ player }: Awaited<ReturnType<typeof aPlayer>>) {
  const poster = await aDocument(player.userId, { kind: "poster" });
  const video = await aVideo(player, { posterId: poster.id });
  for (const { storageKey } of [poster, video]) {
    const { key } = await putFile(anMp4(), `test/${storageKey}`);
    await db.document.update({ where: { storageKey }, data: { storageKey: key } });
  }
  const documents = await db.document.findMany({ where: { id: { in: [poster.id, video.documentId ?? ""] } } });
  return { videoId: video.id, links: await Promise.all(documents.map((file) => signedLink(file.storageKey, 600))) };
}

const statuses = (links: string[]) => Promise.all(links.map(async (link) => (await fetch(link)).status));

test("a removed video leaves the profile at once, and the storage with the next cleanup, with its poster", async () => {
  const owner = await aPlayer();
  const { videoId, links } = await aStoredVideo(owner);
  expect(await statuses(links)).toEqual([200, 200]);
  const { actor: outsider } = await aPlayer();
  await expect(removeVideo(outsider, { videoId })).rejects.toMatchObject({ code: "not_found" });
  await removeVideo(owner.actor, { videoId });
  expect(await db.playerVideo.count({ where: { id: videoId } })).toBe(0);
  await deleteDueFiles(system(), {});
  expect(await statuses(links)).toEqual([404, 404]);
});

test("erasing an account deletes its videos", async () => {
  const owner = await aPlayer();
  const { videoId, links } = await aStoredVideo(owner);
  await db.$transaction((tx) => accountEvents.record(tx, system(), "account.erased", { userId: owner.user.id }));
  await runDueHandlers();
  expect(await db.playerVideo.count({ where: { id: videoId } })).toBe(0);
  await deleteDueFiles(system(), {});
  expect(await statuses(links)).toEqual([404, 404]);
});
