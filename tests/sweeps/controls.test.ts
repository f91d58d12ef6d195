import type { Page } from "@playwright/test";
import { localePath } from "@/lib/platform/i18n/routing";
import { startBlockingProxy } from "../support/browser/block-writes";
import { awaitScripts, kindsOf, openWhole, patience, press } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { rest } from "../support/browser/open-page";
import { pagesOf, people, rarer } from "../support/browser/people";

// Presses are not sent to the server, and the page may log that.
test.use({ expectedComplaints: /./ });

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 800 };
/** Maximum number of presses that lead to a control: the first opens what contains the second. */
const deepest = 2;

for (const person of [...people, ...rarer]) {
  test(`every control a ${person} can press does something`, async ({ another }) => {
    const { server, mute, stop } = await startBlockingProxy();
    const page = await another({ reducedMotion: "reduce", viewport: wide, proxy: { server } });
    const addresses = (await pagesOf(page, person)).map((path) => localePath(path, "fr"));
    page.setDefaultTimeout(patience);
    await awaitScripts(page);
    mute();
    await page.goto(addresses[0] ?? "/");
    expect(await page.evaluate(sendOne), "what is sent reaches nobody").toBe(204);
    const everywhere = new Set<string>();
    const dead: string[] = [];
    let pressed = 0;
    for (const [index, address] of addresses.entries()) {
      const knownKinds = new Set(everywhere);
      const effects = await tryAll(page, address, knownKinds);
      if (index === 0) {
        await page.setViewportSize(narrow);
        const { tried, without } = await tryAll(page, address, knownKinds);
        effects.tried.push(...tried);
        effects.without.push(...without);
        await page.setViewportSize(wide);
      }
      pressed += effects.tried.length;
      dead.push(...effects.without.map((kind) => `${address} ${kind}`));
      for (const kind of effects.tried) if (!kind.startsWith("main ")) everywhere.add(kind);
    }
    stop();
    console.log(`${person}: ${pressed} controls on ${addresses.length} pages`);
    expect(pressed).toBeGreaterThan(addresses.length / 2);
    expect(dead).toEqual([]);
  });
}

/** The demo itself would answer 405. */
const sendOne = async () => (await fetch("/api/health", { method: "POST" })).status;

/** Presses one control of each kind, each on a freshly opened page. */
async function tryAll(page: Page, address: string, knownKinds: Set<string>) {
  const tried: string[] = [];
  const without: string[] = [];
  await openWhole(page, address);
  let untouched = true;
  const ways = fresh(await kindsOf(page), knownKinds).map((kind) => [kind]);
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
    for (const next of fresh(await kindsOf(page), knownKinds)) ways.push([...way, next]);
  }
  return { tried, without };
}

function fresh(kinds: string[], knownKinds: Set<string>): string[] {
  const unknown = kinds.filter((kind) => !knownKinds.has(kind));
  for (const kind of unknown) knownKinds.add(kind);
  return unknown;
}
