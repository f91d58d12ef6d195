import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/scripts/embedded-pg.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { ensureWritable } from "@/scripts/writable.ts";
import { launch } from "./program";

const secret = "a secret for tests, known to everybody";
const folder = throwAwayFolder();
const server: Server = createServer();

const file = join(folder.path, "file");
writeFileSync(file, "");
type Case = [string, Record<string, string>, string];
/** Folders that not even root can create. */
const onLinux: Case[] = ["/proc/nope", "/proc/nope/deeper"].map((path) => [
  `a data folder at ${path}`,
  { DATA_DIR: path },
  "DATA_DIR must be a folder that this user may write to",
]);

beforeAll(() => new Promise<void>((done) => void server.listen(0, () => done())));
afterAll(() => {
  server.close();
  folder.remove();
});

const cases: Case[] = [
  ["a port that is no number", { PORT: "abc" }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
  ["an address with a path", { APP_URL: "https://recruit.example/app" }, "APP_URL must be an address like"],
  ["an address that is none", { APP_URL: "foo" }, "APP_URL must be an address like https://recruit.example"],
  ["a data folder that is a file", { DATA_DIR: file }, "DATA_DIR must be a folder that this user may write to"],
  ["a data folder below a file", { DATA_DIR: `${file}/data` }, "DATA_DIR must be a folder that this user may write to"],
  ...(existsSync("/proc/self") ? onLinux : []),
  ["a short secret", { AUTH_SECRET: "short" }, "AUTH_SECRET must be at least 32 characters long."],
  [
    "the owner of no database",
    { MIGRATE_DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c" },
    "DATABASE_URL must be set as well when MIGRATE_DATABASE_URL is set.",
  ],
  ["half of Stripe", { STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET must be set as well"],
  [
    "a database without a secret",
    { DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c" },
    "AUTH_SECRET must be set when DATABASE_URL is set",
  ],
  [
    "a database address of another kind",
    { DATABASE_URL: "mysql://a@b/c" },
    "DATABASE_URL must be an address like postgresql://",
  ],
  [
    "a database that is not there",
    { DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c", AUTH_SECRET: secret },
    "no Postgres listens at 127.0.0.1:1",
  ],
  [
    "a real site that sells plans for a test card",
    { DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c", AUTH_SECRET: secret, APP_URL: "https://recruit.example" },
    "STRIPE_SECRET_KEY must be set when DATABASE_URL is set and APP_URL is https",
  ],
  [
    "a database host nobody knows",
    { DATABASE_URL: "postgresql://a:b@nowhere.invalid/c", AUTH_SECRET: secret, RES_OPTIONS: "timeout:1 attempts:1" },
    "the host nowhere.invalid is not known",
  ],
];

test.each(cases)("%s stops the start with one error message", async (_case, set, sentence) => {
  const start = launch("scripts/start.ts", { DATA_DIR: folder.path, PORT: String(await freePort()), ...set });
  expect(await start.ended).toBe(1);
  expect(start.words()).toContain(sentence);
  expect(start.words().trim().split("\n")).toHaveLength(1);
  expect(start.words()).not.toContain(":b@");
});

test("a port in use stops the start before the build", async () => {
  const { port } = server.address() as AddressInfo;
  const start = launch("scripts/start.ts", { DATA_DIR: folder.path, PORT: String(port) });
  expect(await start.ended).toBe(1);
  expect(start.words().trim()).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
});

test("the error message names a folder that is not writable", () => {
  const deep = join(folder.path, "made/as/needed");
  ensureWritable("one", deep);
  expect(existsSync(deep)).toBe(true);
  expect(() => ensureWritable(".next", file)).toThrow(/^\.next must be a folder .*: \S*file is a file\.$/);
  const closed = join(folder.path, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  // Root may write everywhere.
  if (process.getuid?.() !== 0)
    expect(() => ensureWritable(".next", closed)).toThrow(/^\.next .* it may not write there\.$/);
});
