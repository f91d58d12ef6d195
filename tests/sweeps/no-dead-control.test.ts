import type { Page } from "@playwright/test";
import { localePath } from "@/lib/platform/i18n/routing";
import { awaitScripts, kindsOf, openWhole, patience, press, rest } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { startMute } from "../support/browser/mute";
import { pagesOf, people, rarer } from "../support/browser/people";

// What is pressed is sent nowhere, and the page may say so.
test.use({ expectedComplaints: /./ });

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 800 };
/** How many presses in a row lead to a control: the first opens what the second is in. */
const deepest = 2;

for (const who of [...people, ...rarer]) {
  test(`every control a ${who} can press does something`, async ({ another }) => {
    const { server, mute, stop } = await startMute();
    const page = await another({ reducedMotion: "reduce", viewport: wide, proxy: { server } });
    const addresses = (await pagesOf(page, who)).map((path) => localePath(path, "fr"));
    page.setDefaultTimeout(patience);
    await awaitScripts(page);
    mute();
    await page.goto(addresses[0] ?? "/");
    expect(await page.evaluate(sendOne), "what is sent reaches nobody").toBe(204);
    const everywhere = new Set<string>();
    const dead: string[] = [];
    let pressed = 0;
    for (const [at, address] of addresses.entries()) {
      const known = new Set(everywhere);
      const found = await tryAll(page, address, known);
      if (at === 0) {
        await page.setViewportSize(narrow);
        const { tried, without } = await tryAll(page, address, known);
        found.tried.push(...tried);
        found.without.push(...without);
        await page.setViewportSize(wide);
      }
      pressed += found.tried.length;
      dead.push(...found.without.map((kind) => `${address} ${kind}`));
      for (const kind of found.tried) if (!kind.startsWith("main ")) everywhere.add(kind);
    }
    stop();
    console.log(`${who}: ${pressed} controls on ${addresses.length} pages`);
    expect(pressed).toBeGreaterThan(addresses.length / 2);
    expect(dead).toEqual([]);
  });
}

/** The demo would refuse it with 405. */
const sendOne = async () => (await fetch("/api/health", { method: "POST" })).status;

/** Presses one control of each kind, each on the page as it is when it has just been opened. */
async function tryAll(page: Page, address: string, known: Set<string>) {
  const tried: string[] = [];
  const without: string[] = [];
  await openWhole(page, address);
  let untouched = true;
  const ways = fresh(await kindsOf(page), known).map((kind) => [kind]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const kind = way.at(-1) ?? "";
    if (!untouched) await openWhole(page, address);
    untouched = false;
    for (const step of way.slice(0, -1)) {
      await press(page, step);
      await rest(page);
    }
    const here = page.url();
    const effect = await press(page, kind);
    tried.push(kind);
    if (!effect) without.push(way.join(" > "));
    if (!effect || way.length === deepest || page.url() !== here || /page$|^(GET|POST) /.test(effect)) continue;
    await rest(page);
    for (const next of fresh(await kindsOf(page), known)) ways.push([...way, next]);
  }
  return { tried, without };
}

function fresh(kinds: string[], known: Set<string>): string[] {
  const unknown = kinds.filter((kind) => !known.has(kind));
  for (const kind of unknown) known.add(kind);
  return unknown;
}
