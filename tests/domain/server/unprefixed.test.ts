import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import config from "@/next.config";

/** Whether an address without a language is treated as an English page; Next ignores case too. */
async function isPage(path: string) {
  const rules = await config.rewrites?.();
  const before = rules && !Array.isArray(rules) ? (rules.beforeFiles ?? []) : [];
  const rule = before.find(({ destination }) => destination === "/en/:path");
  if (!rule) throw new Error("no rule for English");
  return new RegExp(`^${rule.source.replace(":path", "")}$`, "i").test(path);
}

/** A token of letters and digits only, like a quarter of all tokens. */
const seal = "NP5na203D6nwiTpe9PaFXlAWnvukh2jNFk1Iwz0sE30";
const id = "6d6f0a1c-2f0c-4c57-9a53-0a4b7b5b6a01";

test("links in e-mail footers are English pages, whatever their signature", async () => {
  for (const path of [`/unsubscribe/u.${id}.digest.${seal}`, `/stop-alert/${id}.${seal}`, `/decisions/${id}.${seal}`])
    expect(await isPage(path), path).toBe(true);
});

test("files, API routes and other languages are not English pages", async () => {
  const icons = ["/favicon.ico", "/apple-touch-icon.png"];
  for (const path of [
    ...icons,
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/icons/a.png",
    "/api/unsubscribe/u.1",
    "/fr/sports",
  ])
    expect(await isPage(path), path).toBe(false);
});

test("browsers find icons at the addresses they ask for by themselves", async () => {
  const file = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));
  expect(await sharp(file("apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 });
  const icon = file("favicon.ico");
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({ format: "png", width: 32 });
});
