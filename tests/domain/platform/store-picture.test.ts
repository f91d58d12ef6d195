import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { signedLink } from "@/lib/platform/files/storage/provider";
import { storePicture } from "@/lib/platform/files/storage/store-picture";
import { aFile, aPdf, pngBytes } from "../../support/factories/files";
import { heicBytes } from "../../support/factories/heic";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const wide = async () => {
  const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } };
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: "green" } });
  return aFile(await plain.withExif(exif).jpeg().toBuffer(), "ana-dupont.jpg", "image/jpeg");
};

test("a picture is redrawn and resized, without location and name, and marked for deletion until kept", async () => {
  const stored = await storePicture({ kind: "picture", field: "picture", file: await wide(), longest: 300 });
  const bytes = await (await fetch(await signedLink(stored.key, 60))).arrayBuffer();
  const { width, height, exif } = await sharp(Buffer.from(bytes)).metadata();
  expect({ width, height, exif }).toEqual({ width: 300, height: 200, exif: undefined });
  expect(await db.localFile.findUnique({ where: { key: stored.key } })).toMatchObject({ name: "picture.jpg" });
  expect(await db.fileOnItsWay.count({ where: { path: stored.path } })).toBe(1);
});

test("a HEIC photo becomes a JPEG", async () => {
  const file = aFile(heicBytes({ brand: "mif1" }), "IMG_0042.HEIC", "image/heic");
  const stored = await storePicture({ kind: "picture", field: "picture", file, longest: 20 });
  const bytes = Buffer.from(await (await fetch(await signedLink(stored.key, 60))).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 20 });
  expect(bytes.includes("GPS")).toBe(false);
});

test.each([
  ["a paper", () => aPdf("me.jpg"), "picture_kind"],
  [
    "a drawing with a program",
    () => aFile(Buffer.from("<svg onload='alert(1)'/>"), "me.png", "image/png"),
    "picture_kind",
  ],
  ["a picture cut off", () => aFile(Buffer.from(pngBytes().subarray(0, 50)), "me.png", "image/png"), "file_unreadable"],
  ["more than 5 MB", () => aFile(Buffer.alloc(5 * 1024 * 1024 + 1), "me.png", "image/png"), "file_too_large"],
])("%s is refused beside its field", async (_what, file, code) => {
  const result = storePicture({ kind: "picture", field: "picture", file: file(), longest: 300 });
  await expect(result).rejects.toMatchObject({ code, fields: { picture: [code] } });
});
