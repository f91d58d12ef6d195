import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Site, siteOf } from "./sites";

type Options = {
  /** What a browser may complain about in this file, such as the 404 a journey asks for. */
  expectedComplaints: RegExp;
};
type Fixtures = {
  complaints: string[];
  site: Site;
  /** Where the site answers: "http://localhost:3000". */
  origin: string;
  /** One more person, with a browser of their own. */
  another: (options?: Parameters<Browser["newContext"]>[0]) => Promise<Page>;
};

/** A journey fails when any of its pages throws or writes an error to the console. */
export const test = base.extend<Options & Fixtures>({
  expectedComplaints: [/$^/, { option: true }],

  complaints: [
    async ({ expectedComplaints }, use) => {
      const heard: string[] = [];
      await use(heard);
      expect(heard.filter((complaint) => !expectedComplaints.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],

  site: ({ browserName: _ }, use, info) => use(siteOf(info)),
  baseURL: ({ site }, use) => use(site.url),
  origin: ({ site }, use) => use(site.url),

  context: async ({ context, complaints }, use) => {
    hear(context, complaints);
    await use(context);
  },

  another: async ({ browser, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      hear(context, complaints);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

function hear(context: BrowserContext, complaints: string[]) {
  context.on("weberror", (event) => complaints.push(`${event.page()?.url()}: ${event.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.location().url}: ${message.text()}`);
  });
}
