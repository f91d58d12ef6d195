import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeVideo } from "@/lib/documents/commands/store-video";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { announceFile } from "@/lib/platform/files/storage/announce-file";
import { signedLink } from "@/lib/platform/files/storage/provider";
import { aPerson } from "../../support/factories/people";
import { hevcBytes, mp4Bytes, placeBox } from "../../support/factories/videos-on-disk";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
let folder = "";
beforeAll(async () => {
  services = await startServices();
  folder = await mkdtemp(join(tmpdir(), "store-video-"));
});
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true });
});

async function onDisk(bytes: Buffer) {
  const [owner, path, from] = [await aPerson(), await announceFile(db, "video"), join(folder, "video")];
  await writeFile(from, bytes);
  return { ownerId: owner.userId ?? "", path, from };
}

test("a video from a form is cleaned on disk, then stored", async () => {
  const bytes = mp4Bytes({ inMovie: placeBox() });
  const { id } = await storeVideo(system(), await onDisk(bytes));
  const document = await db.document.findUniqueOrThrow({ where: { id } });
  expect(document).toMatchObject({ kind: "video", mime: "video/mp4", seconds: 5, sizeBytes: bytes.length });
  const stored = Buffer.from(await (await fetch(await signedLink(document.storageKey, 60))).arrayBuffer());
  expect(stored.length).toBe(bytes.length);
  expect(stored.includes("+45.7640")).toBe(false);
});

test("a video that many browsers do not play is noted as such", async () => {
  const noted = async (bytes: Buffer) => {
    const { id } = await storeVideo(system(), await onDisk(bytes));
    return (await db.document.findUniqueOrThrow({ where: { id } })).playsEverywhere;
  };
  expect([await noted(hevcBytes()), await noted(mp4Bytes())]).toEqual([false, true]);
});

test("a file that is not a video is refused before it is stored", async () => {
  const file = await onDisk(Buffer.from("<html><script>alert(1)</script></html>"));
  await expect(storeVideo(system(), file)).rejects.toMatchObject({ code: "video_type" });
  expect(await db.localFile.count({ where: { customId: file.path } })).toBe(0);
});
