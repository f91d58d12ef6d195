import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putFile } from "@/lib/platform/files/storage/provider";
import { inspectInStorage } from "@/lib/platform/files/storage/video-in-storage";
import { aFile } from "../../support/factories/files";
import { isoBox, mp4Bytes } from "../../support/factories/videos-on-disk";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("only the metadata of a large video is fetched", async () => {
  const bytes = Buffer.concat([mp4Bytes(), isoBox("mdat", Buffer.alloc(3_000_000)), isoBox("wide")]);
  const { key } = await putFile(aFile(bytes, "video", "video/mp4"), randomUUID());
  const fetched: number[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const response = await fetch(...args);
    fetched.push(Number(response.headers.get("content-length")));
    return response;
  };
  const inspected = await inspectInStorage(key, bytes.length, "video").finally(() => {
    globalThis.fetch = fetch;
  });
  expect(inspected).toEqual({ mime: "video/mp4", seconds: 5, playsEverywhere: true });
  expect(fetched.reduce((sum, length) => sum + length, 0)).toBeLessThan(600_000);
});

test("a missing file is not found", async () => {
  await expect(inspectInStorage("nowhere-at-all", 500, "video")).rejects.toMatchObject({ code: "not_found" });
});
