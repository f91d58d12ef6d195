import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { installedBrowser } from "@/tests/support/browser/launch.ts";
import { localePath, locales } from "../lib/platform/i18n/routing.ts";
import { sportSlugs } from "../lib/sports/schema/sports.ts";
import { root } from "./run.ts";

/**
 * Draws the pictures of link previews (public/og): the top of each page in its language, 1200 × 630. Run by hand against a
 * running site after a change of design: `node scripts/boot.mjs scripts/draw-previews.ts http://localhost:3000`.
 */
const site = process.argv[2] ?? "http://localhost:3000";
const pages = {
  home: "/",
  sports: "/sports",
  news: "/news",
  events: "/events",
  "sport-jobs": "/sport-jobs",
  pricing: "/pricing",
  recruiters: "/recruiters",
  players: "/players",
  about: "/about",
  contact: "/contact",
  "how-it-works": "/how-it-works",
  terms: "/terms",
  privacy: "/privacy",
};
const all = { ...pages, ...Object.fromEntries(sportSlugs.map((slug) => [slug, `/sports/${slug}`])) };
const hideChrome =
  "header.top .end, header.top nav, header.top .menu { visibility: hidden } *, *::before { animation: none !important }";

const browser = await chromium.launch({ executablePath: installedBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
for (const locale of locales) {
  const folder = join(root, "public/og", locale);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: "light",
    bypassCSP: true,
  });
  for (const [name, path] of Object.entries(all)) {
    const page = await context.newPage();
    await page.goto(site + localePath(path, locale), { waitUntil: "networkidle" });
    await page.addStyleTag({ content: hideChrome });
    const screenshot = await page.screenshot();
    await sharp(screenshot)
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
    await page.close();
  }
  await context.close();
}
await browser.close();
