import { expect, type Page, type Request } from "@playwright/test";
import { rest, untilTaken } from "./open-page";

/** Milliseconds without an effect after which a control counts as dead. */
export const patience = 30_000;
/** Milliseconds between two checks for an effect. */
const often = { timeout: patience, intervals: [100, 100, 100, 200, 400] };

/** Background requests of a page, which are not effects of a press. */
const byItself =
  /\/api\/(bell|live|stats|events\/mine|sport-jobs\/(own|wishlist)|news\/[^/]+\/seen)\b|\/_(next|late)\//;

type Trace = Window & { taken?: boolean; effects?: string[]; shown?: number };

/**
 * Makes every page of this browser report when its scripts have loaded, and clears the chat's stored state. Sandboxed
 * frames have no storage.
 */
export const awaitScripts = (page: Page) =>
  page.addInitScript(() => {
    if (self.origin.startsWith("http")) sessionStorage.removeItem("chat open");
    addEventListener("recruit:ready", () => {
      (window as Trace).taken = true;
    });
  });

/** Opens a page and waits until it is hydrated. */
export async function openWhole(page: Page, address: string) {
  await page.goto(address);
  await wakeUp(page);
}

/** Makes an open page load its scripts, if necessary, and waits until it is hydrated. */
export async function wakeUp(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await page.waitForFunction(() => (window as Trace).taken);
  await untilTaken(page);
  await rest(page);
}

/** Kinds of the controls that can be pressed now. Named form fields are left out. */
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

/** Presses the first control of a kind; returns its effect, or undefined if there is none. */
export async function press(page: Page, kind: string): Promise<string | undefined> {
  const effects: string[] = [];
  const noteRequest = (request: Request) => {
    const prefetched = request.headers()["next-router-prefetch"] || request.headers()["sec-purpose"];
    if (!prefetched && !byItself.test(request.url())) effects.push(`${request.method()} ${request.url()}`);
  };
  const moved = () => effects.push("another page");
  const opened = () => effects.push("a window or a file");
  // Requests of a new window count too: without a response it may never open.
  page.context().on("request", noteRequest);
  page.on("framenavigated", moved).on("popup", opened).on("download", opened);
  try {
    // What an earlier press opened may still be loading.
    await expect.poll(async () => (await kindsOf(page)).includes(kind), often).toBe(true);
    await watchPage(page);
    const control = page.locator(`[data-kind=${JSON.stringify(kind)}]`);
    if (
      await control.evaluate((element) => element.matches("input:not([type=submit], [type=button]), select, textarea"))
    )
      await use(page, kind);
    else await control.click({ timeout: patience });
    await expect.poll(async () => effects[0] ?? (await effectIn(page, kind)), often).toBeTruthy();
    return effects[0] ?? (await effectIn(page, kind));
  } catch (error) {
    if (effects[0]) return effects[0];
    if (!/Timeout|toBe/.test(String(error))) throw error;
    return undefined;
  } finally {
    page.context().off("request", noteRequest);
    page.off("framenavigated", moved).off("popup", opened).off("download", opened);
  }
}

/** Uses a field that is not part of a form. */
async function use(page: Page, kind: string) {
  const field = page.locator(`[data-kind=${JSON.stringify(kind)}]`);
  const fieldType = await field.evaluate((element) =>
    element.localName === "select" ? "select" : element.getAttribute("type"),
  );
  if (fieldType === "select") await field.selectOption({ index: 1 });
  else if (fieldType === "checkbox" || fieldType === "radio") await field.click({ force: true });
  else if (fieldType === "file")
    await field.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("a") });
  else await field.fill(fieldType === "number" ? "7" : "zx");
}

const watchPage = (page: Page) =>
  page.evaluate(() => {
    const effects: string[] = [];
    (window as Trace).effects = effects;
    (window as Trace).shown = [...document.querySelectorAll("body *")].filter((part) => part.checkVisibility()).length;
    const alive = "[data-figure], [data-sonner-toaster] ol:empty, head, .bell";
    new MutationObserver((changes) => {
      for (const { target, type, attributeName } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        if (!place?.closest(alive) && attributeName !== "data-kind") effects.push(`${type} of ${place?.localName}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener("beforeprint", () => effects.push("printing"));
    for (const sign of ["invalid", "toggle", "reset", "copy", "fullscreenchange"])
      document.addEventListener(sign, () => effects.push(sign), true);
  });

/** What the page has shown since it was watched, or where the focus moved. */
const effectIn = (page: Page, kind: string) =>
  page
    .evaluate((kind) => {
      const focused = document.activeElement;
      const moved = focused && focused !== document.body && focused.getAttribute("data-kind") !== kind;
      const { effects, shown } = window as Trace;
      const other = shown !== [...document.querySelectorAll("body *")].filter((part) => part.checkVisibility()).length;
      return effects?.[0] ?? (moved ? `focus on ${focused.localName}` : other ? "what is shown" : undefined);
    }, kind)
    .catch((error) =>
      /context was destroyed|navigation/i.test(String(error)) ? "another page" : Promise.reject(error),
    );
