import { expect } from "@playwright/test";
import { asIs, inPending, openBell, sendEmpty, toastWith, typeBirthDate, unfold } from "../support/browser/steps.ts";
import type { Moment } from "../support/browser/ui-states.ts";

/** States that show a style nothing else shows. */
export const moreStates: Record<string, Moment> = {
  "a toast of a failure": { who: "player", path: "/contact", reach: toastWith({ failed: true }) },
  "a password that is shown": {
    who: "visitor",
    path: "/auth",
    reach: async (page, w) => {
      await page.locator("input[name=password]").first().fill("a-long-password");
      await page
        .getByRole("button", { name: w("form.showPassword") })
        .first()
        .click();
      await expect(page.locator("input[name=password]").first()).toHaveAttribute("type", "text");
    },
  },
  "the first stop of the Tab key": {
    who: "visitor",
    path: "/about",
    reach: async (page) => {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus-visible")).toBeVisible();
    },
  },
  "a field that has the focus": {
    who: "visitor",
    path: "/contact",
    reach: (page) => page.locator("main form input:not([type=hidden])").first().focus(),
  },
  "a button under the pointer": {
    who: "visitor",
    path: "/contact",
    reach: (page, w) => page.getByRole("button", { name: w("contact.form.submit"), exact: true }).hover(),
  },
  "a form on its way": { who: "player", path: "/contact", reach: inPending("contact.form.submit") },
  "a minor's sign-up": { who: "visitor", path: "/player-signup", reach: typeBirthDate("2012-04-12") },
  "a search for a sport": {
    who: "visitor",
    path: "/sports",
    reach: async (page) => {
      const all = await page.locator("main a[href*='/sports/']").count();
      await page.getByRole("searchbox").fill("judo");
      await expect.poll(() => page.locator("main a[href*='/sports/']:visible").count()).toBeLessThan(all);
    },
  },
  "the home page": { who: "player", path: "/", reach: asIs },
  "an event to leave": { who: "player", path: "/events", reach: unfold },
  "who saw a profile, unfolded": { who: "player", path: "/dashboard?show=seen", reach: unfold },
  "the plan one has": { who: "recruiter", path: "/pricing", reach: asIs },
  "the bell of a recruiter": { who: "recruiter", path: "/dashboard", reach: openBell },
  "nobody found": { who: "recruiter", path: "/players?q=qwertz", reach: asIs },
  "a message sent empty": {
    who: "recruiter",
    path: "/messages",
    reach: async (page, w) => {
      await page.locator("[aria-labelledby=conversations] :is(a, button)").first().click();
      await sendEmpty("messages.send")(page, w);
    },
  },
  "the documents of everybody, unfolded": { who: "admin", path: "/admin/kyc", reach: unfold },
  "a document sent back without a reason": {
    who: "admin",
    path: "/admin/kyc",
    reach: async (page, w) => {
      await page.locator('form[id^="reject-"] summary').first().click();
      await page
        .locator('form[id^="reject-"]')
        .getByRole("button", { name: w("verification.queue.rejectNow"), exact: true })
        .first()
        .click();
      await expect(page.locator('form[id^="reject-"]').getByRole("alert").first()).toBeVisible();
    },
  },
};
