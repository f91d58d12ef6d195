import { expect, type Page } from "@playwright/test";
import type { Person } from "./people";
import { ask, openBell, openOffer, sendEmpty, toastWith, unfold } from "./steps";
import type { Words } from "./words";

/** A page in a state that an interaction leads to. */
export type Moment = { who: Person; path: string; reach: (page: Page, w: Words) => Promise<void> };

export const moments: Record<string, Moment> = {
  "the contact form sent empty": { who: "visitor", path: "/contact", reach: sendEmpty("contact.form.submit") },
  "signing in with nothing": { who: "visitor", path: "/auth", reach: sendEmpty("common.signIn") },
  "a player's sign-up sent empty": {
    who: "visitor",
    path: "/player-signup",
    reach: sendEmpty("players.join"),
  },
  "a recruiter's sign-up sent empty": {
    who: "visitor",
    path: "/recruiter-signup",
    reach: async (page, w) => {
      for (const consent of ["terms", "logo"]) await page.locator(`input[name=${consent}]`).check();
      await sendEmpty("recruiters.form.submit")(page, w);
    },
  },
  "the menu of a phone": {
    who: "visitor",
    path: "/sports",
    reach: async (page, w) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole("button", { name: w("layout.menu") }).click();
      await expect(page.locator("#menu")).toBeVisible();
    },
  },
  "the list of languages": {
    who: "visitor",
    path: "/pricing",
    reach: async (page) => {
      await page.locator("button.lang").first().click();
      await expect(page.locator("#languages")).toBeVisible();
    },
  },
  "every question opened": { who: "visitor", path: "/how-it-works", reach: unfold },
  "a search that finds nothing": {
    who: "visitor",
    path: "/news",
    reach: async (page) => {
      await page.getByRole("searchbox").fill("qwertz");
      await expect(page.locator("ul.news")).toHaveCount(0);
    },
  },
  "the bell opened": { who: "player", path: "/events", reach: openBell },
  "the dialog of an offer": { who: "player", path: "/sport-jobs", reach: openOffer },
  "the dialog of an offer sent empty": {
    who: "player",
    path: "/sport-jobs",
    reach: async (page, w) => {
      await openOffer(page, w);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: w("jobs.form.submit") })
        .click();
      await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible();
    },
  },
  "a toast": { who: "player", path: "/contact", reach: toastWith({}) },
  "a talk with the help, one question answered and one not": {
    who: "visitor",
    path: "/terms",
    reach: async (page, w) => {
      await ask(page, w, "Premium");
      await expect(page.getByRole("navigation", { name: w("support.sources") })).toBeVisible();
      await ask(page, w, "xyzzy plugh");
      await expect(page.getByRole("button", { name: w("support.toPerson") })).toBeVisible();
    },
  },
  "a question on its way to a person": {
    who: "visitor",
    path: "/privacy",
    reach: async (page, w) => {
      await ask(page, w, "xyzzy plugh");
      await page
        .getByRole("button", { name: w("support.toPerson") })
        .last()
        .click();
      await page.getByRole("button", { name: w("support.hand.submit") }).click();
      await expect(page.getByRole("dialog").getByRole("alert").first()).toBeVisible();
    },
  },
};

/** Keeps toasts open while they are inspected. */
export const keepWhatPasses = (page: Page) =>
  page.addInitScript(() => {
    const passing = 5000;
    const { setTimeout: later } = window;
    window.setTimeout = ((run: () => void, wait = 0) => (wait >= passing ? 0 : later(run, wait))) as typeof setTimeout;
  });
