import type { BrowserContextOptions, Page } from "@playwright/test";
import { rest } from "../browser/controls";

/** What opens something without sending anything. */
const openers = "button[popovertarget]:not([popovertargetaction=hide]), summary, [role=tab], button[aria-haspopup]";

/** From now on notes in `wrong` what the content policy refuses on this browser's pages, and what they ask of others. */
async function watchPolicy(page: Page, origin: string, wrong: string[]) {
  await page.exposeFunction("refused", (what: string) => wrong.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ documentURI, violatedDirective, blockedURI, sample }) =>
      (window as unknown as { refused: (what: string) => void }).refused(
        `${documentURI} ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  page.context().on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && !/^(data|blob):$/.test(asked.protocol))
      wrong.push(`${page.url()} asks ${request.url()}`);
  });
}

/** A wide browser of its own whose pages do not move, and what the policy refuses in it. */
export async function openWatched(another: (options: BrowserContextOptions) => Promise<Page>, origin: string) {
  const page = await another({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const refused: string[] = [];
  await watchPolicy(page, origin, refused);
  return { page, refused };
}

/** Opens everything on the page that opens; gives how much that was. */
export async function openEverything(page: Page): Promise<number> {
  const count = await page.evaluate((openers) => {
    const found = [...document.querySelectorAll<HTMLElement>(openers)].filter((opener) => opener.checkVisibility());
    for (const opener of found) opener.click();
    return found.length;
  }, openers);
  await rest(page);
  return count;
}
