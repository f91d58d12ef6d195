import sharp from "sharp";
import { expect, test } from "vitest";
import { convertHeic } from "@/lib/platform/files/inspection/convert-heic";
import { heicBytes, heicSize } from "../../support/factories/heic";

const convert = (bytes: Buffer) => convertHeic(new Uint8Array(bytes), "photo");

test("a photo of a phone is converted in the sandbox", async () => {
  expect(await sharp(await convert(heicBytes())).metadata()).toMatchObject({ format: "jpeg", ...heicSize });
});

test.each([
  ["cut off", heicBytes().subarray(0, -2_000)],
  ["without content", heicBytes().subarray(0, 40)],
])("a photo %s is refused beside its field", async (_what, bytes) => {
  await expect(convert(bytes)).rejects.toMatchObject({ fields: { photo: ["file_heic"] } });
});
