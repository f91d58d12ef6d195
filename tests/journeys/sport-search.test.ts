import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

for (const scripts of [true, false]) {
  test(`a sport is found by its name, ${scripts ? "as one types" : "without scripts"}`, {
    tag: scripts ? "@core" : [],
  }, async ({ another }) => {
    const w = wordsOf("fr");
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/sports"));
    const cards = page
      .getByRole("main")
      .getByRole("link")
      .filter({ has: page.locator("b") });
    await expect(cards).toHaveCount(15);
    const look = async (text: string) => {
      await page.getByRole("searchbox", { name: w("sports.search") }).fill(text);
      if (!scripts) await page.getByRole("button", { name: w("sports.submit"), exact: true }).click();
    };
    await look("JUD");
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText("Judo");
    await look("quidditch");
    await expect(page.getByText(w("sports.empty"))).toBeVisible();
    await expect(cards).toHaveCount(0);
    await look("");
    await expect(cards).toHaveCount(15);
  });
}
