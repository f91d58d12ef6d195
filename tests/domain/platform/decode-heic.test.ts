import sharp from "sharp";
import { expect, test } from "vitest";
import { decodeHeic } from "@/lib/platform/files/inspection/decode-heic";
import { heicBytes, heicSize } from "../../support/factories/heic";

test("the main picture is drawn in its size, without what the phone noted beside it", async () => {
  const photo = heicBytes();
  expect(photo.includes("GPS 45")).toBe(true);
  const jpeg = (await decodeHeic(photo)) ?? Buffer.alloc(0);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", ...heicSize });
  expect((await sharp(jpeg).stats()).isOpaque).toBe(true);
  expect(Buffer.from(jpeg).includes("GPS")).toBe(false);
});

test("a file that is not a picture gives no picture", async () => {
  expect(await decodeHeic(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(400, "\0"), "latin1"))).toBeNull();
  expect(await decodeHeic(heicBytes().subarray(0, 300))).toBeNull();
});
