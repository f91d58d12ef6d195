import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "@/lib/platform/command/refusal";
import { contentOf } from "@/lib/platform/files/inspection/active-content";
import { typeOf } from "@/lib/platform/files/inspection/file-type";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { fileBytes } from "@/lib/platform/files/storage/provider";
import { storePicture } from "@/lib/platform/files/storage/store-picture";
import { aFile } from "../../support/factories/files";
import { type Hostile, hostileFiles, planted } from "../../support/factories/hostile-files";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const fileOf = ({ bytes, name, type }: Hostile) => aFile(bytes, name, type);

/** What is stored of a file; null if it is refused with a message. Other errors fail the test. */
async function keptOf(keep: Promise<{ bytes: Uint8Array; mime: string; name: string }>) {
  try {
    return await keep;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function flawsOf(stored: { bytes: Uint8Array; mime: string; name: string }): Promise<string[]> {
  const bytes = Buffer.from(stored.bytes);
  const flaws: string[] = [];
  if (typeOf(bytes) !== stored.mime) flaws.push(`is no ${stored.mime}`);
  if (!/^[^./\\\p{Cc}\p{Cf}][^/\\\p{Cc}\p{Cf}<>:"]{0,84}\.(pdf|jpg|png)$/u.test(stored.name))
    flaws.push(`is called ${stored.name}`);
  if (stored.mime === "application/pdf") return contentOf(bytes) === "plain" ? flaws : [...flaws, "acts"];
  const { exif, xmp, iptc, comments, width = 0, height = 0 } = await sharp(bytes).metadata();
  if (exif || xmp || iptc || comments) flaws.push("says more than is seen");
  if (width * height > 40_000_000) flaws.push("is too large to be opened");
  for (const word of planted) if (bytes.includes(word)) flaws.push(`has ${word}`);
  return flaws;
}

test("of more than 500 hostile documents none is kept with active content, a false type or location data", async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  let storedCount = 0;
  for (const file of files) {
    const stored = await keptOf(inspectFile(fileOf(file), "identity"));
    if (!stored) continue;
    storedCount += 1;
    for (const flaw of await flawsOf(stored))
      wrong.push(`${file.what} (${JSON.stringify(file.name.slice(0, 60))}) ${flaw}`);
    if (file.what.startsWith("active document")) wrong.push(`${file.what} was taken`);
  }
  expect(wrong).toEqual([]);
  expect(storedCount).toBeGreaterThan(30);
});

test("hostile files sent as player pictures are redrawn or refused", async () => {
  const byWhat = new Map((await hostileFiles()).map((file) => [file.what, file]));
  const wrong: string[] = [];
  let storedCount = 0;
  for (const file of byWhat.values()) {
    const chosen = { kind: "picture", field: "picture", file: fileOf(file), longest: 300 } as const;
    const picture = await keptOf(
      storePicture(chosen).then(async ({ key, mime, name }) => ({ bytes: (await fileBytes(key))!, mime, name })),
    );
    if (!picture) continue;
    storedCount += 1;
    for (const flaw of await flawsOf(picture)) wrong.push(`${file.what} ${flaw}`);
  }
  expect(wrong).toEqual([]);
  expect(storedCount).toBeGreaterThan(15);
});
