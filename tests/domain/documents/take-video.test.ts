import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { takeVideo } from "@/lib/documents/commands/take-video";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { announceFile } from "@/lib/platform/files/storage/announce-file";
import { putFile } from "@/lib/platform/files/storage/provider";
import { aFile } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";
import { hevcBytes, mp4Bytes, placeBox } from "../../support/factories/videos-on-disk";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** A direct upload to the storage, with a claimed type. */
async function uploadVideo(bytes: Buffer) {
  const [owner, path] = [await aPerson(), await announceFile(db, "video")];
  const { key } = await putFile(aFile(bytes, "video", "video/mp4"), path);
  return { ownerId: owner.userId ?? "", path, key, size: bytes.length };
}
const stored = (key: string) => db.localFile.count({ where: { key } });

test("a stored video belongs to its owner for a day, under an anonymous key, and no longer counts as announced", async () => {
  const file = await uploadVideo(mp4Bytes());
  const { id, seconds } = await takeVideo(system(), file);
  expect(seconds).toBe(5);
  const document = await db.document.findUniqueOrThrow({ where: { id } });
  expect(document).toMatchObject({
    ownerId: file.ownerId,
    kind: "video",
    name: "video",
    mime: "video/mp4",
    seconds: 5,
  });
  expect(document.deleteAt).not.toBeNull();
  expect(await db.fileOnItsWay.count({ where: { path: file.path } })).toBe(0);
});

test("a video that many browsers do not play is noted as such", async () => {
  const { id } = await takeVideo(system(), await uploadVideo(hevcBytes()));
  expect((await db.document.findUniqueOrThrow({ where: { id } })).playsEverywhere).toBe(false);
});

test.each([
  ["no video", Buffer.from("<svg onload='alert(1)'/>".padEnd(64)), "video_type"],
  ["cut off", mp4Bytes().subarray(0, -9), "file_unreadable"],
  ["not cleaned by its sender", mp4Bytes({ inMovie: placeBox() }), "video_not_cleaned"],
])("what is %s is refused, and its bytes are gone at once", async (_what, bytes, code) => {
  const file = await uploadVideo(bytes);
  await expect(takeVideo(system(), file)).rejects.toMatchObject({ code, fields: { video: [code] } });
  expect(await stored(file.key)).toBe(0);
  expect(await db.document.count({ where: { storageKey: file.key } })).toBe(0);
  expect(await db.fileOnItsWay.count({ where: { path: file.path } })).toBe(0);
});

test("bytes of an unfinished upload are deleted after a day", async () => {
  const file = await uploadVideo(mp4Bytes());
  await db.fileOnItsWay.update({ where: { path: file.path }, data: { begunAt: new Date(Date.now() - 90_000_000) } });
  await deleteDueFiles(system(), {});
  expect(await stored(file.key)).toBe(0);
  expect(await db.fileOnItsWay.count({ where: { path: file.path } })).toBe(0);
});

test("only the system may take a video", async () => {
  await expect(takeVideo(await aPerson(), await uploadVideo(mp4Bytes()))).rejects.toMatchObject({ code: "not_found" });
});
