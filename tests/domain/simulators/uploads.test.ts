import { createRouteHandler, createUploadthing, type FileRouter, UploadThingError } from "uploadthing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { storageConnection } from "@/lib/platform/files/storage/connection";
import { startServices } from "../../support/services";

const make = createUploadthing();
let away = false;
const completed: { key: string; who: unknown }[] = [];

const router = {
  proof: make({ "image/png": { maxFileSize: "1MB", acl: "private" } })
    .middleware(({ req }) => {
      if (req.headers.get("x-user") === "nobody") throw new UploadThingError({ code: "FORBIDDEN", message: "sign in" });
      return { who: "u1" };
    })
    .onUploadComplete(({ file, metadata }) => {
      completed.push({ key: file.key, who: metadata.who });
      return { noted: file.name };
    }),
} satisfies FileRouter;

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices({
    "/api/uploadthing": async (request) => {
      if (away) return new Response(null, { status: 500 });
      return createRouteHandler({ router, config: { ...storageConnection(), logLevel: "None" } })(request);
    },
  });
});
afterAll(() => services.stop());

type Presigned = { url: string; key: string };

async function presign(size: number, user = "u1"): Promise<Presigned> {
  const response = await fetch(`${services.url}/api/uploadthing?actionType=upload&slug=proof`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-user": user,
      "x-uploadthing-package": "test",
      "x-uploadthing-version": "7.7.4",
    },
    body: JSON.stringify({ files: [{ name: "proof.png", size, type: "image/png", lastModified: 1 }] }),
  });
  const [first] = (await response.json()) as Presigned[];
  if (!first) throw new Error("no address");
  return first;
}

function put(url: string, bytes: string, from = 0) {
  const body = new FormData();
  body.append("file", new Blob([bytes.slice(from)], { type: "image/png" }), "proof.png");
  return fetch(url, { method: "PUT", body, headers: { range: `bytes=${from}-` } });
}

test("an upload returns the application's answer to the browser", async () => {
  const { url, key } = await presign(5);
  const response = await put(url, "12345");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    serverData: { noted: "proof.png" },
    fileHash: "827ccb0eea8a706c4c34a16891f84e7b",
  });
  expect(completed).toContainEqual({ key, who: "u1" });
});

test("a file has the announced length and completes once", async () => {
  const long = await presign(3);
  expect((await put(long.url, "12345")).status).toBe(413);
  const short = await presign(9);
  expect((await put(short.url, "12345")).status).toBe(400);
  const { url } = await presign(5);
  expect((await put(url, "12345")).status).toBe(200);
  expect((await put(url, "54321")).status).toBe(409);
});

test("an upload resumes where it was interrupted", async () => {
  const { url } = await presign(10);
  expect((await put(url, "01234")).status).toBe(400);
  const head = await fetch(url, { method: "HEAD" });
  expect(head.headers.get("x-ut-range-start")).toBe("5");
  expect((await put(url, "0123456789", 7)).status).toBe(416);
  expect((await put(url, "0123456789", 5)).status).toBe(200);
});

test("a repeated request gets the answer, and the file is recorded once", async () => {
  const { url, key } = await presign(5);
  const first = await (await put(url, "12345")).json();
  const head = await fetch(url, { method: "HEAD" });
  expect(head.headers.get("x-ut-range-start")).toBe("5");
  const again = await put(url, "12345", 5);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(first);
  expect(completed.filter((callback) => callback.key === key)).toHaveLength(1);
});

test("a complete file stays after its announcement is deleted", async () => {
  const { url, key } = await presign(5);
  expect((await put(url, "12345")).status).toBe(200);
  await db.localUpload.delete({ where: { key } });
  expect((await put(url, "12345", 5)).status).toBe(409);
  expect(await db.localFile.count({ where: { key } })).toBe(1);
});

test("an unsigned upload address is refused", async () => {
  const { url } = await presign(5);
  expect((await put(url.replace("x-ut-file-size=5", "x-ut-file-size=5000"), "12345")).status).toBe(403);
  expect((await put(url.replace(/&signature=.*/, ""), "12345")).status).toBe(403);
  await expect(presign(5, "nobody")).rejects.toThrow();
});

test("a file that the application rejects is deleted", async () => {
  const { url, key } = await presign(5);
  away = true;
  expect((await put(url, "12345")).status).toBe(400);
  away = false;
  expect((await fetch(`${services.url}/api/local/ut/a/recruit/${key}`)).status).toBe(404);
  expect((await put(url, "12345")).status).toBe(200);
});
