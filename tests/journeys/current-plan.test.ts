import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const card = (page: Page, name: string) => page.getByRole("article", { name: w(`billing.plan.${name}.name`) });
const current = { name: w("billing.planActive"), exact: true };
const subscribe = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: new RegExp(`^${w("billing.subscribe")}`) });

for (const scripts of [true, false]) {
  test(`an address that names a product marks its plan, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/pricing?productId=prod_recruit_premium"));
    await expect(card(page, "premium").getByText(w("billing.yourPlan"), { exact: true })).toBeVisible();
    await expect(card(page, "premium").getByRole("button", current)).toBeDisabled();
    await expect(subscribe(page, "premium")).toBeHidden();
    await expect(card(page, "pro").getByText(w("billing.popular"), { exact: true })).toBeVisible();
    await expect(subscribe(page, "pro")).toBeEnabled();
    await page.goto(w.path("/pricing?productId=prod_of_nobody"));
    await expect(page.getByRole("button", current)).toHaveCount(0);
  });
}

test("a subscriber's own plan is marked wherever they come from", async ({ page }) => {
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/pricing"));
  await expect(card(page, "basic").getByRole("button", current)).toBeDisabled();
  await expect(subscribe(page, "basic")).toBeHidden();
  await expect(subscribe(page, "premium")).toBeEnabled();
});
