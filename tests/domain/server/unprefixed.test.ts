import { expect, test } from "vitest";
import config from "@/next.config";

/** Whether an address without a language is taken for a page in English; Next, too, reads capitals as small letters. */
async function isPage(path: string) {
  const rules = await config.rewrites?.();
  const before = rules && !Array.isArray(rules) ? (rules.beforeFiles ?? []) : [];
  const rule = before.find(({ destination }) => destination === "/en/:path");
  if (!rule) throw new Error("no rule for English");
  return new RegExp(`^${rule.source.replace(":path", "")}$`, "i").test(path);
}

/** A seal of letters and digits alone, as a quarter of them are. */
const seal = "NP5na203D6nwiTpe9PaFXlAWnvukh2jNFk1Iwz0sE30";
const id = "6d6f0a1c-2f0c-4c57-9a53-0a4b7b5b6a01";

test("links in e-mail footers are English pages, whatever their signature", async () => {
  for (const path of [`/unsubscribe/u.${id}.digest.${seal}`, `/stop-alert/${id}.${seal}`, `/decisions/${id}.${seal}`])
    expect(await isPage(path), path).toBe(true);
});

test("files, API routes and other languages are not English pages", async () => {
  for (const path of ["/sitemap.xml", "/manifest.webmanifest", "/icons/a.png", "/api/unsubscribe/u.1", "/fr/sports"])
    expect(await isPage(path), path).toBe(false);
});
