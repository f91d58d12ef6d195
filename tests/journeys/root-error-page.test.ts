import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /./ });

for (const locale of ["fr", "ar"] as const)
  test(`an uncaught error is shown in ${locale}, with a way on`, async ({ page }) => {
    const w = wordsOf(locale);
    await awaitScripts(page);
    await openWhole(page, w.path("/about"));
    // React cannot render an object: the toast throws, and no error boundary is below the root.
    await page.evaluate(() => dispatchEvent(new CustomEvent("recruit:toast", { detail: { title: { broken: true } } })));
    await expect(page.getByRole("heading", { level: 1, name: w("ui.failed") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.getByRole("button", { name: w("ui.retry") }).click();
    await expect(page.getByRole("heading", { level: 1, name: w("about.headline") })).toBeVisible();
  });
