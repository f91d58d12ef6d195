import { readdir, stat } from "node:fs/promises";
import { UTApi } from "uploadthing/server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { storageConnection } from "@/lib/platform/files/storage/connection";
import { storageKey, uploadsFolder } from "@/lib/platform/files/storage/local-settings";
import { handleStorage } from "@/lib/simulators/storage/handler";
import { randomFor } from "../../../prisma/seed/random";
import { startServices } from "../../support/services";

const config = () => ({ ...storageConnection(), logLevel: "Error" as const });
const png = (text: string) => new File([text], "passport é.png", { type: "image/png" });

let services: Awaited<ReturnType<typeof startServices>>;
let storage: UTApi;
beforeAll(async () => {
  services = await startServices();
  storage = new UTApi(config());
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

async function stored(file: File, acl: "private" | "public-read" = "private") {
  const { data, error } = await storage.uploadFiles(file, { acl, contentDisposition: "inline" });
  if (error) throw new Error(error.message);
  return data;
}

test("a private file requires a valid signature", async () => {
  const { key, ufsUrl } = await stored(png("secret"));
  expect((await fetch(ufsUrl)).status).toBe(403);
  const { ufsUrl: signed } = await storage.generateSignedURL(key, { expiresIn: 60 });
  const opened = await fetch(signed);
  expect(opened.status).toBe(200);
  expect(await opened.text()).toBe("secret");
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-disposition": "inline; filename*=UTF-8''passport%20%C3%A9.png",
  });
  expect(opened.headers.get("content-security-policy")).toContain("sandbox");
  expect((await fetch(signed.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).status).toBe(403);
  const { key: other } = await stored(png("other"));
  expect((await fetch(signed.replace(key, other))).status).toBe(403);
  expect((await fetch(signed.replace("?", "?expires=9999999999999&"))).status).toBe(403);
  setClock(() => new Date(Date.now() + 61_000));
  expect((await fetch(signed)).status).toBe(403);
});

test("stored files are readable by the site's user only", async () => {
  await stored(png("secret"));
  expect(((await stat(uploadsFolder())).mode & 0o777).toString(8)).toBe("700");
});

test("a thousand guessed addresses beside a private file open nothing", async () => {
  const { key, ufsUrl } = await stored(png("secret"));
  const { ufsUrl: signed } = await storage.generateSignedURL(key, { expiresIn: 60 });
  const { search } = new URL(signed);
  const random = randomFor("guesses");
  const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const guessed = (from: string) => {
    const index = random.integer(0, from.length - 1);
    return (
      from.slice(0, index) +
      random.pick([...alphabet].filter((character) => character !== from[index])) +
      from.slice(index + 1)
    );
  };
  const opened: string[] = [];
  for (let turn = 0; turn < 1000; turn += 1) {
    const address =
      turn % 2 ? ufsUrl.replace(key, guessed(key)) + (turn % 4 === 1 ? search : "") : ufsUrl + guessed(search);
    const { pathname } = new URL(address);
    const { status } = await handleStorage(new Request(address), pathname.split("/").slice(4));
    if (status !== 403 && status !== 404) opened.push(`${status} ${address}`);
  }
  expect(opened).toEqual([]);
  expect((await fetch(signed)).status).toBe(200);
});

test("a public HTML file is served as a sandboxed download", async () => {
  const { ufsUrl } = await stored(
    new File(["<script>alert(1)</script>"], "x.html", { type: "text/html" }),
    "public-read",
  );
  const { headers } = await fetch(ufsUrl);
  expect(headers.get("content-type")).toBe("application/octet-stream");
  expect(headers.get("content-disposition")).toMatch(/^attachment/);
  expect(headers.get("content-security-policy")).toContain("sandbox");
});

test("range requests are supported", async () => {
  const { ufsUrl } = await stored(new File(["0123456789"], "x.mp4", { type: "video/mp4" }), "public-read");
  const part = await fetch(ufsUrl, { headers: { range: "bytes=2-4" } });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
  const tail = await fetch(ufsUrl, { headers: { range: "bytes=-3" } });
  expect(await tail.text()).toBe("789");
  expect((await fetch(ufsUrl, { headers: { range: "bytes=10-" } })).status).toBe(416);
  const head = await fetch(ufsUrl, { method: "HEAD" });
  expect([head.headers.get("content-length"), await head.text()]).toEqual(["10", ""]);
});

test("files are listed, renamed, opened to all and deleted, bytes and all", async () => {
  const { key, ufsUrl } = await stored(png("here"));
  await storage.renameFiles({ fileKey: key, newName: "renamed.png" });
  await storage.updateACL(key, "public-read");
  const { files } = await storage.listFiles();
  expect(files.find((file) => file.key === key)).toMatchObject({ name: "renamed.png", size: 4 });
  expect((await fetch(ufsUrl)).status).toBe(200);
  expect((await storage.getUsageInfo()).filesUploaded).toBeGreaterThan(0);
  expect(await storage.deleteFiles([key, "never_was_there"])).toEqual({ success: true, deletedCount: 1 });
  expect((await fetch(ufsUrl)).status).toBe(404);
  expect(await readdir(uploadsFolder())).not.toContain(key);
});

test("only the application manages files, and path traversal is refused", async () => {
  const list = await fetch(`${services.url}/api/local/ut/api/v6/listFiles`, { method: "POST", body: "{}" });
  expect(list.status).toBe(401);
  const headers = { "x-uploadthing-api-key": storageKey() };
  const odd = await fetch(`${services.url}/api/local/ut/api/v6/constructor`, { method: "POST", body: "{}", headers });
  expect(odd.status).toBe(404);
  expect((await fetch(`${services.url}/api/local/ut/a/recruit/..%2f..%2fpackage.json`)).status).toBe(404);
});
