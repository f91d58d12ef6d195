import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Site, siteOf } from "./sites";

type Options = {
  /** Expected console errors in this file, such as a 404 that a journey provokes. */
  expectedComplaints: RegExp;
};
type Fixtures = {
  complaints: string[];
  site: Site;
  /** Origin of the site: "http://localhost:3000". */
  origin: string;
  /** A page in a new browser context, for another person. */
  another: (options?: Parameters<Browser["newContext"]>[0]) => Promise<Page>;
};

/** A journey fails when one of its pages throws or writes an error to the console. */
export const test = base.extend<Options & Fixtures>({
  expectedComplaints: [/$^/, { option: true }],

  complaints: [
    async ({ expectedComplaints }, use) => {
      const consoleErrors: string[] = [];
      await use(consoleErrors);
      expect(consoleErrors.filter((complaint) => !expectedComplaints.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],

  site: ({ browserName: _ }, use, info) => use(siteOf(info)),
  baseURL: ({ site }, use) => use(site.url),
  origin: ({ site }, use) => use(site.url),

  context: async ({ context, complaints }, use) => {
    listenFor(context, complaints);
    await use(context);
  },

  another: async ({ browser, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      listenFor(context, complaints);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

function listenFor(context: BrowserContext, complaints: string[]) {
  context.on("weberror", (event) => complaints.push(`${event.page()?.url()}: ${event.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.location().url}: ${message.text()}`);
  });
}
