import { randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { createRouteHandler, createUploadthing, type FileRouter } from "uploadthing/server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { storageConnection } from "@/lib/platform/files/storage/connection";
import { ingestUrl, uploadsFolder } from "@/lib/platform/files/storage/local-settings";
import { sign } from "@/lib/simulators/storage/signature";
import { sweepUploads } from "@/lib/simulators/storage/sweep";
import { startServices } from "../../support/services";

const step = 64 * 1024;
const make = createUploadthing();
const chunks = new Map<string, number>();
const router = {
  video: make({ video: { maxFileSize: "8MB", acl: "private" } })
    .middleware(() => ({}))
    .onUploadComplete(({ file }) => void chunks.set(file.key, (chunks.get(file.key) ?? 0) + 1)),
} satisfies FileRouter;

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices({
    "/api/uploadthing": (request) =>
      createRouteHandler({ router, config: { ...storageConnection(), logLevel: "None" } })(request),
  });
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

async function presign(size: number): Promise<{ url: string; key: string }> {
  const response = await fetch(`${services.url}/api/uploadthing?actionType=upload&slug=video`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-uploadthing-package": "test", "x-uploadthing-version": "7.7.4" },
    body: JSON.stringify({ files: [{ name: "video", size, type: "video/mp4", lastModified: 1 }] }),
  });
  const [first] = (await response.json()) as { url: string; key: string }[];
  if (!first) throw new Error("no address");
  return first;
}

/** Signed directly, without asking the application. */
const anAddress = (size: number) => {
  const address = ingestUrl(randomUUID());
  const query = `expires=${Date.now() + 60_000}&x-ut-file-name=video&x-ut-file-size=${size}`;
  return `${address}?${query}&signature=${encodeURIComponent(sign(`${address}?${query}`))}`;
};

const mark = "----the-end-of-a-part";
const before = Buffer.from(
  `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="video"\r\ncontent-type: video/mp4\r\n\r\n`,
);
const after = Buffer.from(`\r\n--${mark}--\r\n`);

/**
 * Sends the rest of a file from this byte on; the connection is cut after `hangUpAfter` bytes of it. Returns the status
 * (null when cut) and the answer.
 */
function send(url: string, file: Buffer, { from = 0, hangUpAfter = Number.POSITIVE_INFINITY } = {}) {
  const { hostname, port, pathname, search } = new URL(url);
  const rest = file.subarray(from);
  const head = [
    `PUT ${pathname}${search} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `content-type: multipart/form-data; boundary=${mark}`,
    `content-length: ${before.length + rest.length + after.length}`,
    `range: bytes=${from}-`,
    "connection: close",
  ];
  return new Promise<{ status: number | null; answer: string }>((done) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (data) => (answer += data.toString("latin1")));
    socket.once("error", () => {});
    socket.once("close", () => done({ status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]) || null, answer }));
    socket.write(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), before]));
    if (hangUpAfter >= rest.length + after.length) socket.write(Buffer.concat([rest, after]));
    else socket.write(Buffer.concat([rest, after]).subarray(0, hangUpAfter), () => socket.destroy());
  });
}

/** The offset at which the storage would resume, once it has noticed the cut. */
async function startOf(url: string, atMost: number) {
  let start = -1;
  for (let last = -2; last !== start; ) {
    last = start;
    const head = await fetch(url, { method: "HEAD" });
    start = Number(head.headers.get("x-ut-range-start"));
  }
  expect(start).toBeLessThanOrEqual(atMost);
  return start;
}

/** Retries until the earlier writer has released the file. */
async function finish(url: string, file: Buffer) {
  for (;;) {
    const { status, answer } = await send(url, file, { from: await startOf(url, file.length) });
    if (status !== 409 && status !== 416) return expect(answer).toMatch(/^HTTP\/1.1 200/);
  }
}

/** A file that begins the multipart boundary at every possible position and never completes it. */
function aFileLikeAForm(size: number) {
  const file = randomBytes(size);
  for (let offset = step - 12; offset < size; offset += step)
    file.write(`\r\n--${mark.slice(0, -1)}!`.slice(0, size - offset), offset, "latin1");
  return file;
}

const bytesOf = (key: string) => readFile(`${uploadsFolder()}/${key}`);

test("an upload interrupted at each 64 KB arrives complete and once", async () => {
  const file = aFileLikeAForm(5 * 1024 * 1024 + 1);
  const { url, key } = await presign(file.length);
  let cuts = 0;
  for (let until = step; until < file.length; until += step) {
    const from = await startOf(url, until);
    const { status } = await send(url, file, { from, hangUpAfter: until - from });
    expect(status === null || status >= 400).toBe(true);
    cuts += 1;
  }
  expect(cuts).toBe(80);
  expect(await startOf(url, file.length)).toBeGreaterThan(0);
  await finish(url, file);
  expect((await bytesOf(key)).equals(file)).toBe(true);
  expect(chunks.get(key)).toBe(1);
});

test("an upload interrupted once at any 64 KB resumes unchanged", async () => {
  const file = aFileLikeAForm(1024 * 1024 + 1);
  const places = Array.from({ length: file.length / step }, (_, index) => (index + 1) * step);
  const around = [0, 1, file.length - 1, file.length, file.length + 3, file.length + after.length - 1];
  for (const hangUpAfter of [...places, ...around]) {
    const { url, key } = await presign(file.length);
    await send(url, file, { hangUpAfter });
    await finish(url, file);
    expect((await bytesOf(key)).equals(file), `cut after ${hangUpAfter}`).toBe(true);
  }
});

test("abandoned uploads are deleted after a day, complete ones stay", async () => {
  const file = randomBytes(3 * step);
  const whole = await presign(file.length);
  expect((await send(whole.url, file)).status).toBe(200);
  const givenNames: string[] = [];
  for (const hangUpAfter of [1, step, 2 * step]) {
    const { url, key } = await presign(file.length);
    await send(url, file, { hangUpAfter });
    givenNames.push(key);
  }
  setClock(() => daysFrom(new Date(), 2));
  await sweepUploads();
  const remainingFiles = await readdir(uploadsFolder());
  expect(remainingFiles).toContain(whole.key);
  expect(remainingFiles.filter((name) => givenNames.some((key) => name.startsWith(key)))).toEqual([]);
  expect(await db.localUpload.count({ where: { key: { in: [whole.key, ...givenNames] } } })).toBe(0);
});

test("500 stalled uploads do not block others", async () => {
  const { hostname, port } = new URL(services.url);
  const file = randomBytes(step);
  const slow = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const { pathname, search } = new URL(anAddress(file.length));
      const socket = connect(Number(port), hostname);
      socket.once("error", () => {});
      const head = `PUT ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=${mark}\r\ncontent-length: ${file.length}\r\n\r\n`;
      await new Promise<void>(
        (resolve) =>
          void socket.write(Buffer.concat([Buffer.from(head), before, file.subarray(0, 1)]), () => resolve()),
      );
      return socket;
    }),
  );
  for (let turn = 0; turn < 5; turn += 1) {
    const { url } = await presign(file.length);
    expect((await send(url, file)).status).toBe(200);
  }
  for (const socket of slow) socket.destroy();
});
