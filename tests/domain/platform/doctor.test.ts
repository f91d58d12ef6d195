import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { readSettings, settingProblems } from "@/lib/platform/env-schema";
import { ensureAppRole } from "@/scripts/app-role.ts";
import { ask } from "@/scripts/database.ts";
import { addressProblems } from "@/scripts/doctor/address.ts";
import { databaseProblems } from "@/scripts/doctor/database.ts";
import { diskProblems } from "@/scripts/doctor/disk.ts";
import { mailProblems, paymentProblems, storageProblems } from "@/scripts/doctor/services.ts";
import { freePort } from "@/scripts/embedded-pg.ts";
import { missingSettings } from "@/scripts/prepare.ts";
import { startMailServer } from "@/tests/support/mail-server";

const owner = String(process.env.DATABASE_URL);
let site: string;

beforeAll(async () => {
  site = await ensureAppRole(owner);
});
afterEach(() => vi.useRealTimers());

const withDatabase = (DATABASE_URL: string, MIGRATE_DATABASE_URL = "") =>
  databaseProblems(readSettings({ DATABASE_URL, MIGRATE_DATABASE_URL }));
const https = { APP_URL: "https://recruit.example" };

test("a setting is also read under the name that it had earlier", () => {
  const earlier = { OPENAI_PAPERS_MODEL: " sees-pictures " };
  expect(readSettings(earlier).OPENAI_DOCUMENTS_MODEL).toBe("sees-pictures");
  expect(readSettings({ ...earlier, OPENAI_DOCUMENTS_MODEL: "reads" }).OPENAI_DOCUMENTS_MODEL).toBe("reads");
});

test("each wrong setting has a sentence of its own, without the values that may be secret", () => {
  const problems = settingProblems({ PORT: "x", AUTH_SECRET: "short", SMS_URL: "https://sms.example" });
  expect(problems).toEqual([
    'PORT must be a whole number from 1 to 65535, not "x".',
    "AUTH_SECRET must be at least 32 characters long.",
    "SMS_FROM must be set as well when SMS_URL is set.",
  ]);
});

test("a site for the public needs a secret and payments", () => {
  expect(missingSettings(readSettings({}))).toEqual([]);
  expect(missingSettings(readSettings({ DATABASE_URL: owner, ...https }))).toEqual([
    expect.stringContaining("AUTH_SECRET must be set"),
    expect.stringContaining("STRIPE_SECRET_KEY must be set"),
  ]);
});

test("a database as docs/deploy.md makes it is in order", async () => {
  expect(await withDatabase(site, owner)).toEqual([]);
  expect(await withDatabase(site)).toEqual([]);
});

test("a superuser and the tables' owner are found", async () => {
  expect(await withDatabase(owner)).toEqual([expect.stringContaining("the superuser postgres")]);
  await ask(owner, "create role doctor_owner login password 'secret'", "grant postgres to doctor_owner");
  const asOwner = Object.assign(new URL(owner), { username: "doctor_owner", password: "secret" }).href;
  expect(await withDatabase(asOwner)).toEqual([expect.stringContaining("the owner of the tables, doctor_owner")]);
  expect(await withDatabase(asOwner, owner)).toEqual([expect.stringContaining("not doctor_owner")]);
  await ask(owner, "drop role doctor_owner");
});

test("a database that is not there is found", async () => {
  expect(await databaseProblems(readSettings(https))).toEqual([expect.stringContaining("the demo database")]);
  await expect(withDatabase(new URL("/nowhere", owner).href)).rejects.toThrow("there is no database nowhere");
  await expect(withDatabase("postgresql://u:p@127.0.0.1:1/x")).rejects.toThrow("no Postgres listens at 127.0.0.1:1");
});

test("an empty database lacks its migrations", async () => {
  const name = `doctor_${process.env.VITEST_POOL_ID ?? 1}`;
  await ask(owner, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const [problem] = await withDatabase(new URL(`/${name}`, site).href, new URL(`/${name}`, owner).href);
  expect(problem).toMatch(/^The database lacks \d+ migrations, first 20261121000000_baseline/);
  await ask(owner, `drop database ${name} with (force)`);
});

test("clocks that differ are found", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60_000 });
  expect(await withDatabase(site, owner)).toEqual([expect.stringMatching(/differ by (59|60|61) s/)]);
});

test("a full disk and a data folder that is a file are found", async () => {
  const DATA_DIR = String(process.env.DATA_DIR);
  expect(await diskProblems(readSettings({ DATA_DIR, FREE_DISK_PERCENT: "0" }))).toEqual([]);
  const noneFree = { ...readSettings({ DATA_DIR }), FREE_DISK_PERCENT: 101 };
  expect(await diskProblems(noneFree)).toEqual([expect.stringContaining("101 % of the disk of DATA_DIR")]);
  await expect(diskProblems(readSettings({ DATA_DIR: "package.json" }))).rejects.toThrow("DATA_DIR must be a folder");
});

test("e-mail: none for the public, a server that answers, one that does not", async () => {
  expect(await mailProblems(readSettings({}))).toEqual([]);
  expect(await mailProblems(readSettings(https))).toEqual([expect.stringContaining("reach nobody")]);
  const server = await startMailServer();
  const MAIL_FROM = "Recruit <hello@recruit.example>";
  expect(await mailProblems(readSettings({ SMTP_URL: server.url, MAIL_FROM }))).toEqual([]);
  await server.stop();
  expect(await mailProblems(readSettings({ SMTP_URL: server.url }))).toEqual([
    expect.stringContaining("SMTP_URL cannot be used"),
    expect.stringContaining("MAIL_FROM is not set"),
  ]);
});

const stripeSettings = (key: string) =>
  readSettings({
    ...https,
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_PRICE_BASIC: "price_basic",
    STRIPE_PRICE_PRO: "price_pro",
    STRIPE_PRICE_PREMIUM: "price_premium",
  });

/** What the checks ask of Stripe. */
function stripeWith(prices: Record<string, boolean>, webhooks: string[], refusal?: string) {
  const retrieve = async (id: string) => {
    if (refusal) throw new Error(refusal);
    if (prices[id] === undefined) throw Object.assign(new Error("No such price"), { code: "resource_missing" });
    return { active: prices[id] };
  };
  const list = async () => ({ data: webhooks.map((url) => ({ url, status: "enabled" })) });
  return { prices: { retrieve }, webhookEndpoints: { list } } as unknown as Parameters<typeof paymentProblems>[1];
}

test("payments: none, prices, webhook, test keys and a refused key", async () => {
  expect(await paymentProblems(readSettings({}))).toEqual([]);
  expect(await paymentProblems(readSettings(https))).toEqual([expect.stringContaining("with a test card")]);
  const all = { price_basic: true, price_pro: true, price_premium: true };
  const webhook = "https://recruit.example/api/stripe/webhook";
  expect(await paymentProblems(stripeSettings("sk_live_1"), stripeWith(all, [webhook]))).toEqual([]);
  expect(await paymentProblems(stripeSettings("sk_test_1"), stripeWith(all, [webhook]))).toEqual([
    expect.stringContaining("is a test key"),
  ]);
  const { price_basic: _, ...others } = all;
  expect(await paymentProblems(stripeSettings("sk_live_1"), stripeWith({ ...others, price_pro: false }, []))).toEqual([
    expect.stringContaining("STRIPE_PRICE_BASIC is not a price"),
    expect.stringContaining("STRIPE_PRICE_PRO is archived"),
    expect.stringContaining(`no webhook to ${webhook}`),
  ]);
  expect(await paymentProblems(stripeSettings("sk_live_1"), stripeWith(all, [], "Invalid API Key"))).toEqual([
    'STRIPE_SECRET_KEY cannot be used: Stripe says "Invalid API Key".',
  ]);
});

test("a token that is none of UploadThing is found", async () => {
  const UPLOADTHING_TOKEN = Buffer.from("{}").toString("base64");
  expect(await storageProblems(readSettings({ UPLOADTHING_TOKEN }))).toEqual([
    expect.stringContaining("UPLOADTHING_TOKEN cannot be used"),
  ]);
});

test("the address: missing, unencrypted, not answering, and answered by something else", async () => {
  expect(await addressProblems(readSettings({ DATABASE_URL: site }))).toEqual([expect.stringContaining("not set")]);
  expect(await addressProblems(readSettings({ APP_URL: "http://recruit.example" }))).toEqual([
    expect.stringContaining("must begin with https"),
  ]);
  expect(await addressProblems(readSettings({ APP_URL: "http://localhost:3000" }))).toEqual([]);
  const APP_URL = `https://localhost:${await freePort()}`;
  expect(await addressProblems(readSettings({ APP_URL }))).toEqual([
    expect.stringContaining("PROXIES is 0"),
    expect.stringContaining("Nothing answers at"),
  ]);
  const plain = createServer((_, response) => response.end("hello")).listen(0);
  await once(plain, "listening");
  const { port } = plain.address() as AddressInfo;
  expect(await addressProblems(readSettings({ APP_URL: `https://localhost:${port}`, PROXIES: "1" }))).toHaveLength(1);
  plain.close();
});
