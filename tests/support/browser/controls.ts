import { expect, type Page, type Request } from "@playwright/test";
import { untilTaken } from "./open-page";

/** Milliseconds after which what was pressed counts as dead. */
export const patience = 30_000;
/** Milliseconds between two looks at what a press has done. */
const often = { timeout: patience, intervals: [100, 100, 100, 200, 400] };

/** What an open page does by itself: nothing of it answers a press. */
const byItself = /\/api\/(bell|live|stats|events\/mine|sport-jobs\/wishlist|news\/[^/]+\/seen)\b|\/_(next|late)\//;

type Watched = Window & { taken?: boolean; effects?: string[]; shown?: number };

/** Makes every page of this browser say when its scripts are there. The chat does not come along from the page before. A sandboxed frame has no storage. */
export const awaitScripts = (page: Page) =>
  page.addInitScript(() => {
    if (self.origin.startsWith("http")) sessionStorage.removeItem("chat open");
    addEventListener("recruit:ready", () => {
      (window as Watched).taken = true;
    });
  });

/** Opens a page and waits until its scripts have taken over. */
export async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await wakeUp(page);
}

/** Has an open page fetch its scripts, if it has not yet, and waits until they have taken over. */
export async function wakeUp(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await page.waitForFunction(() => (window as Watched).taken);
  await untilTaken(page);
  await rest(page);
}

/** Until the page has nothing left to do: an idle callback says so too, but Chromium may keep it waiting for a second. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise(requestAnimationFrame);
      await scheduler.postTask(() => {}, { priority: "background" });
    }
  });

/** Kinds of the controls that can be pressed now. Fields that a form sends under a name do what they are for. */
export const kindsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      "button, summary, input, select, textarea, [role=button], [role=tab], [role=switch], [role=menuitem]";
    const idle =
      "[disabled], [aria-disabled=true], [aria-selected=true], [type=hidden], [type=radio]:checked, [inert] *";
    const kinds = new Set<string>();
    for (const old of document.querySelectorAll("[data-kind]")) old.removeAttribute("data-kind");
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.matches(idle) || !control.checkVisibility({ visibilityProperty: true })) continue;
      const field = control.matches("input:not([type=submit], [type=button]), select, textarea");
      const form = control.closest("form");
      if (field && form && control.getAttribute("name")) continue;
      const place = control.closest("body > header, body > nav, footer, [data-everywhere]")?.localName ?? "main";
      const facts = ["type", "role", "name", "popovertarget", "commandfor"].map(
        (name) => control.getAttribute(name) ?? "",
      );
      const look = control.className.replace(/\bpending\b/, "");
      const kind = `${place} ${control.localName} ${facts.join(" ")} ${look} ${form?.className ?? ""}`;
      const plain = kind
        .replace(/_?[\w-]*\d[\w-]*/g, "*")
        .replace(/\s+/g, " ")
        .trim();
      if (!kinds.has(plain)) control.setAttribute("data-kind", plain);
      kinds.add(plain);
    }
    return [...kinds];
  });

/** Presses the first control of a kind and says what came of it; nothing when nothing does. */
export async function press(page: Page, kind: string): Promise<string | undefined> {
  const seen: string[] = [];
  const asked = (request: Request) => {
    const prefetched = request.headers()["next-router-prefetch"] || request.headers()["sec-purpose"];
    if (!prefetched && !byItself.test(request.url())) seen.push(`${request.method()} ${request.url()}`);
  };
  const moved = () => seen.push("another page");
  const opened = () => seen.push("a window or a file");
  // What a window that it opens asks for counts as well: one that is answered with nothing may never show.
  page.context().on("request", asked);
  page.on("framenavigated", moved).on("popup", opened).on("download", opened);
  try {
    // What a press before has opened may still be on its way.
    await expect.poll(async () => (await kindsOf(page)).includes(kind), often).toBe(true);
    await watchPage(page);
    const control = page.locator(`[data-kind=${JSON.stringify(kind)}]`);
    if (await control.evaluate((it) => it.matches("input:not([type=submit], [type=button]), select, textarea")))
      await use(page, kind);
    else await control.click({ timeout: patience });
    await expect.poll(async () => seen[0] ?? (await effectIn(page, kind)), often).toBeTruthy();
    return seen[0] ?? (await effectIn(page, kind));
  } catch (error) {
    if (seen[0]) return seen[0];
    if (!/Timeout|toBe/.test(String(error))) throw error;
    return undefined;
  } finally {
    page.context().off("request", asked);
    page.off("framenavigated", moved).off("popup", opened).off("download", opened);
  }
}

/** A field that no form sends. */
async function use(page: Page, kind: string) {
  const field = page.locator(`[data-kind=${JSON.stringify(kind)}]`);
  const what = await field.evaluate((it) => (it.localName === "select" ? "select" : it.getAttribute("type")));
  if (what === "select") await field.selectOption({ index: 1 });
  else if (what === "checkbox" || what === "radio") await field.click({ force: true });
  else if (what === "file")
    await field.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("a") });
  else await field.fill(what === "number" ? "7" : "zx");
}

const watchPage = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    (window as Watched).effects = seen;
    (window as Watched).shown = [...document.querySelectorAll("body *")].filter((part) =>
      part.checkVisibility(),
    ).length;
    const alive = "[data-figure], [data-sonner-toaster] ol:empty, head, .bell";
    new MutationObserver((changes) => {
      for (const { target, type, attributeName } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        if (!place?.closest(alive) && attributeName !== "data-kind") seen.push(`${type} of ${place?.localName}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener("beforeprint", () => seen.push("printing"));
    for (const sign of ["invalid", "toggle", "reset", "copy", "fullscreenchange"])
      document.addEventListener(sign, () => seen.push(sign), true);
  });

/** What the page has shown since it is watched, or where the focus went. */
const effectIn = (page: Page, kind: string) =>
  page
    .evaluate((kind) => {
      const at = document.activeElement;
      const moved = at && at !== document.body && at.getAttribute("data-kind") !== kind;
      const { effects, shown } = window as Watched;
      const other = shown !== [...document.querySelectorAll("body *")].filter((part) => part.checkVisibility()).length;
      return effects?.[0] ?? (moved ? `focus on ${at.localName}` : other ? "what is shown" : undefined);
    }, kind)
    .catch((error) =>
      /context was destroyed|navigation/i.test(String(error)) ? "another page" : Promise.reject(error),
    );
