import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { openPage } from "../support/browser/open-page";
import { wordsOf } from "../support/browser/words";

for (const where of ["on a page", "over an open dialog"]) {
  test(`a toast ${where} is announced once, in the live region that is read`, async ({ another }) => {
    const w = wordsOf("en");
    const page = await another();
    await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
    await openPage(page, "/sport-jobs");
    if (where !== "on a page") {
      await page.getByRole("link", { name: w("jobs.create") }).click();
      await expect(page.getByRole("dialog", { name: w("jobs.form.title") })).toBeVisible();
    }
    await listen(page);
    const titles = ["First", "Second"];
    for (const title of titles) {
      await page.evaluate((detail) => dispatchEvent(new CustomEvent("recruit:toast", { detail })), { title });
      await expect(toastSaying(page, title)).toBeVisible();
      await expect.poll(() => announcedIn(page)).toContain(title);
    }
    const announcements = (await announcedIn(page)).filter((announcement) =>
      titles.some((title) => announcement.startsWith(title)),
    );
    expect(announcements).toEqual(titles);
  });
}

type AnnouncingWindow = Window & { announced?: string[] };

/** Records text added to existing live regions outside of what a modal dialog makes inert. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const regions = new Set(document.querySelectorAll(live()));
    const announcedTexts: string[] = [];
    (window as AnnouncingWindow).announced = announcedTexts;
    new MutationObserver((changes) => {
      const now = new Map<Element, string>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live());
        const text = [...addedNodes].map((node) => node.textContent ?? "").join("");
        const silent = document.querySelector("dialog:modal") && !region?.closest("dialog:modal");
        if (region && text && !silent) now.set(region, regions.has(region) ? text : `${text} (too late)`);
      }
      announcedTexts.push(...now.values());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });

    function live() {
      return "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
    }
  });

const announcedIn = (page: Page) => page.evaluate(() => (window as AnnouncingWindow).announced ?? []);
