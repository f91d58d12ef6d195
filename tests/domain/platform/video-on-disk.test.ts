import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inspectOnDisk } from "@/lib/platform/files/storage/video-on-disk";
import { aviBytes } from "../../support/factories/videos-on-disk";

test("an AVI is read and cleaned in place, then hashed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "on-disk-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "video");
  await writeFile(path, aviBytes({ info: "Camera 12, at home" }));
  const inspected = await inspectOnDisk(path, "video");
  const after = await readFile(path);
  expect(after.includes("at home")).toBe(false);
  const sha256 = createHash("sha256").update(after).digest("hex");
  expect(inspected).toEqual({
    mime: "video/x-msvideo",
    seconds: 2,
    playsEverywhere: false,
    sizeBytes: after.length,
    sha256,
  });
});
