import type { BrowserContextOptions, Page } from "@playwright/test";
import { rest } from "../browser/open-page";

/** Controls that open something without sending anything. */
const openers =
  "button[popovertarget]:not([popovertargetaction=hide]), button[data-work], summary, [role=tab], button[aria-haspopup]";

/** Records policy violations of this browser's pages, and requests to other origins, in `wrong`. */
async function watchPolicy(page: Page, origin: string, wrong: string[]) {
  await page.exposeFunction("refused", (fault: string) => wrong.push(fault));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ documentURI, violatedDirective, blockedURI, sample }) =>
      (window as unknown as { refused: (what: string) => void }).refused(
        `${documentURI} ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  page.context().on("request", (request) => {
    const requestUrl = new URL(request.url());
    if (requestUrl.origin !== origin && !/^(data|blob):$/.test(requestUrl.protocol))
      wrong.push(`${page.url()} asks ${request.url()}`);
  });
}

/** A wide browser context without animations, and its policy violations. */
export async function openWatched(another: (options: BrowserContextOptions) => Promise<Page>, origin: string) {
  const page = await another({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const refused: string[] = [];
  await watchPolicy(page, origin, refused);
  return { page, refused };
}

export async function openEverything(page: Page): Promise<number> {
  const count = await page.evaluate((openers) => {
    const openersShown = [...document.querySelectorAll<HTMLElement>(openers)].filter((opener) =>
      opener.checkVisibility(),
    );
    for (const opener of openersShown) opener.click();
    return openersShown.length;
  }, openers);
  await rest(page);
  return count;
}
