import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  actionHeader,
  chunkIn,
  envFilesAreRead,
  everyPage,
  isCachedFunction,
  isClientError,
  isFailedDocument,
  pathOfKey,
  payloadIn,
  redirectIn,
  rewrittenQuery,
  tagsOfEntry,
} from "@/lib/server/next-private";
import en from "@/messages/en/errors.json";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { cookiesOf } from "../../support/signed-in";
import { sendForm } from "./form-without-scripts";

/**
 * One test for each part of lib/server/next-private.ts, named as there: after an upgrade of Next, a failing one names what has
 * changed. Next answers without our server in front of it.
 */
const folder = throwAwayFolder();
const require = createRequire(join(process.cwd(), "package.json"));
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp(folder.path, { SERVER: "next", LOG_LEVEL: "info" });
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: "manual" });
const htmlAt = async (path: string, cookie = "") => (await open(path, { cookie })).text();
type ServerFunction = { exportedName: string; workers: Record<string, unknown> };
const serverFunctions = (): Record<string, ServerFunction> => readJson("server/server-reference-manifest.json").node;
const readJson = (file: string) => JSON.parse(readFileSync(join(app.distDir, file), "utf8"));

test("1: the file cache has the methods of a cache, and a cache sees the headers of a form without scripts", async () => {
  const { default: FileCache } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");
  for (const method of ["get", "set", "revalidateTag"]) expect(FileCache.prototype[method]).toBeTypeOf("function");
  const html = await sendForm(app.url, "/auth", "sign-in", { email: "player@demo.recruit", password: "wrong" });
  expect(html).toContain(en.wrong_credentials);
});

test("2: a tag expires by its time in the manifest", () => {
  const { tagsManifest, areTagsExpired } =
    require("next/dist/server/lib/incremental-cache/tags-manifest.external.js") as typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external");
  const time = performance.timeOrigin + performance.now();
  tagsManifest.set("a tag of this test", { expired: time });
  expect(areTagsExpired(["a tag of this test"], time - 1)).toBe(true);
  expect(areTagsExpired(["a tag of this test"], time + 1)).toBe(false);
});

test("3: a cached page has its path in its key and the tag of all pages among its tags", () => {
  const files = globSync("server/app/{en,fr,es,ar}/*.meta", { cwd: app.distDir });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const entry = readJson(file);
    expect(pathOfKey(entry.routeCache.key)).toMatch(/^\/(\[locale\]|en|fr|es|ar)\//);
    expect(tagsOfEntry(entry)).toContain(everyPage);
  }
});

test("4: Next adds a header for the query of a rewritten address", async () => {
  expect((await open("/sports?q=judo", { rsc: "1" })).headers.has(rewrittenQuery)).toBe(true);
});

test("5: inline scripts are ours, a part of the payload or a chunk", async () => {
  const scripts = [...(await htmlAt("/sports")).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  const payload = scripts.flatMap((text) => [payloadIn(text)].filter((part) => part !== undefined));
  expect(payload.map(([kind]) => kind)).toEqual(expect.arrayContaining([0, 1]));
  expect(scripts.filter((text) => chunkIn(text) !== undefined)).toHaveLength(1);
  expect(scripts.filter((text) => /__next_f|TURBOPACK/.test(text) && !payloadIn(text) && !chunkIn(text))).toEqual([]);
});

test("6: a page that redirects after its head and one that is missing say so in their documents", async () => {
  expect(redirectIn(await htmlAt("/admin", await cookiesOf(app.url, "player")))).toBe("/auth");
  expect(isFailedDocument(await htmlAt("/news/nothing-here"))).toBe(true);
  expect(isFailedDocument(await htmlAt("/sports"))).toBe(false);
});

test("7: the ids of cached functions can be told from those of actions", () => {
  const functions = Object.entries(serverFunctions());
  const isCached = ([, { exportedName }]: (typeof functions)[number]) => exportedName.startsWith("$$RSC_SERVER_CACHE");
  expect(functions.filter(([id]) => isCachedFunction(id))).toEqual(functions.filter(isCached));
  expect(functions.some(isCached)).toBe(true);
});

test("8: Next writes a known sentence about an action that it does not have, and fails in a known way at a broken form", async () => {
  const [known = ""] =
    Object.entries(serverFunctions()).find(
      ([id, { workers }]) => !isCachedFunction(id) && "app/[locale]/(entrance)/auth/page" in workers,
    ) ?? [];
  const post = (id: string, body: string, type: string) =>
    fetch(`${app.url}/auth`, { method: "POST", headers: { [actionHeader]: id, "content-type": type }, body });
  await post("7f".repeat(21), "[]", "text/plain");
  await post(known, '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb', "multipart/form-data; boundary=x");
  await vi.waitFor(() => {
    expect(app.log().split("\n").some(isClientError)).toBe(true);
    expect(app.log()).toContain("request not understood");
  }, 5_000);
});

test("9: Next reads no .env files once they are read", () => {
  const { loadEnvConfig } = require("@next/env") as typeof import("@next/env");
  const [name] = Object.keys(envFilesAreRead);
  expect(readFileSync(require.resolve("@next/env"), "utf8")).toContain(name);
  expect(loadEnvConfig).toBeTypeOf("function");
});
