import { readFileSync } from "node:fs";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Refusal } from "@/lib/platform/command/refusal";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { readVideo } from "@/lib/platform/files/inspection/video";
import { onePage } from "@/prisma/seed/pdf";
import { jpegBytes, pngBytes } from "../../support/factories/files";
import { mp4Bytes } from "../../support/factories/videos-on-disk";

const runs = { numRuns: 300, seed: 20_261_130 };
const inspect = (bytes: Uint8Array, name: string) => inspectFile(new File([new Uint8Array(bytes)], name), "paper");

const signs = [..."abcéŁжمحمد王小ヴ김’'()&+,-_=@#[]{}~", " ", ".", "🏆", "e\u0301", "٣"];
const stem = fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 70 });
const unsafe = fc.constantFrom("", "../", "C:\\scans\\", "\u202e", "\u200b", "\0", "<", "%2f", "\r\n", ":", "|");
const ending = fc.constantFrom("png", "PNG", "Png");

test("a file name is kept as displayed, without path parts or characters that hide its extension", async () => {
  const bytes = pngBytes();
  await fc.assert(
    fc.asyncProperty(stem, unsafe, ending, async (words, odd, end) => {
      const { name } = await inspect(bytes, `${odd}${words}.${end}`);
      expect(name).toMatch(/^[^./\\\p{Cc}\p{Cf}<>:"|?*%;][^/\\\p{Cc}\p{Cf}<>:"|?*%;]*\.png$/u);
      const kept = words
        .normalize("NFC")
        .replace(/\s+/g, " ")
        .replace(/^[. ]+|[. ]+$/g, "");
      if (odd !== "%2f" && kept !== "") expect(name).toBe(`${kept}.png`);
    }),
    runs,
  );
});

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } });
const wholes: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ["scan.pdf", () => onePage(["A licence", "of Awa Ndiaye"])],
  ["link.pdf", () => readFileSync("tests/support/files/cases/link-launch.pdf")],
  ["locked.pdf", () => readFileSync("tests/support/files/print-protected.pdf")],
  ["photo.jpg", () => photo.clone().jpeg().toBuffer()],
  ["small.jpeg", () => jpegBytes()],
  ["photo.png", () => photo.clone().png().toBuffer()],
];
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  put: fc.uint8Array({ minLength: 1, maxLength: 8 }),
});
const damages = fc.array(damage, { minLength: 1, maxLength: 6 });

function damaged(whole: Uint8Array, where: readonly { at: number; put: Uint8Array }[], cut: boolean): Uint8Array {
  const bytes = new Uint8Array(whole);
  for (const { at, put } of where) bytes.set(put.subarray(0, 1), Math.floor(at * (bytes.length - 1)));
  return cut ? bytes.subarray(0, Math.ceil((where[0]?.at ?? 1) * bytes.length)) : bytes;
}

test("a damaged document or picture is accepted or refused with a message", async () => {
  for (const [name, whole] of wholes) expect((await inspect(await whole(), name)).bytes.length).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...wholes), damages, fc.boolean(), async ([name, whole], where, cut) => {
      const result = await inspect(damaged(await whole(), where, cut), name).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(Refusal);
    }),
    runs,
  );
}, 300_000);

const films = [
  mp4Bytes(),
  ...["iphone-hevc.mov", "hdr-hevc.mp4"].map((name) => readFileSync(`tests/support/files/cases/${name}`)),
];

test("a damaged video is read or refused, without another error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...films), damages, fc.boolean(), async (whole, where, cut) => {
      const bytes = damaged(whole, where, cut);
      const result = await readVideo(
        async (start, length) => bytes.subarray(start, start + length),
        bytes.length,
      ).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(Refusal);
    }),
    { ...runs, numRuns: 900 },
  );
});
