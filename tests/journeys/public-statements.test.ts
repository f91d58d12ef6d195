import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

for (const scripts of [true, false]) {
  test(`a statement of the operator appears at once, marked as the operator's, and is removed, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const [w, fr] = [wordsOf("en"), wordsOf("fr")];
    const statementText = `clubs ${randomWord(6)}`;
    const [page, reader] = [
      await another({ javaScriptEnabled: scripts }),
      await another({ javaScriptEnabled: scripts }),
    ];
    await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
    // The address that the page had earlier.
    await page.goto(w.path("/admin/claims"));
    await expect(page).toHaveURL(/\/admin\/statements$/);
    await page.locator("input[name=value]").fill("1,200+");
    for (const locale of ["en", "fr", "es", "ar"])
      await page.locator(`input[name=words_${locale}]`).fill(statementText);
    await page.getByLabel(w("statements.place.home"), { exact: true }).check();
    await page.getByRole("button", { name: w("statements.admin.add"), exact: true }).click();
    const remove = page.getByRole("button", {
      name: w("statements.admin.removeNamed", { statement: `1,200+ ${statementText}` }),
    });
    await expect(remove).toBeVisible();

    await reader.goto(fr.path("/"));
    const statements = reader.getByRole("region", { name: fr("statements.title") }).getByRole("listitem");
    await expect(statements.filter({ hasText: statementText })).toContainText(/1\s200\+/);

    await remove.click();
    await expect(remove).toHaveCount(0);
    await reader.goto(fr.path("/"));
    await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(reader.getByText(statementText)).toHaveCount(0);
  });
}
