import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signInByForm } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

async function chooseFirst(page: Page, w: Words, count: number): Promise<string[]> {
  const [before = "", after = ""] = w("contacts.chosen.choose", { player: "|" }).split("|");
  const boxes = page.getByRole("checkbox", { name: before || after });
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    await boxes.nth(index).check();
    const label = (await boxes.nth(index).getAttribute("aria-label")) ?? "";
    names.push(label.slice(before.length, label.length - after.length));
  }
  return names;
}

for (const scripts of [true, false]) {
  test(`a club sorts its favorites, compares them and exports the list, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf(scripts ? "fr" : "en");
    const f = (key: string, values?: Record<string, string | number>) => w(`contacts.favorites.${key}`, values);
    const page = await another({ javaScriptEnabled: scripts });
    const list = `Gardiens ${randomWord(6)}`;
    await signInByForm(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);

    await page.goto(w.path("/dashboard"));
    await page
      .getByRole("main")
      .getByRole("link", { name: w("dashboard.favorites"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(f("title"));

    const chosen = await chooseFirst(page, w, 2);
    await page.getByRole("button", { name: w("contacts.chosen.putIn") }).click();
    await page.getByRole("button", { name: f("put") }).click();
    await expect(page.getByText(w("errors.favorite_list_required")).first()).toBeVisible();
    await page.getByLabel(f("orNew")).fill(list);
    await page.getByRole("button", { name: f("put") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(list);
    const rows = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
    await expect(rows).toHaveCount(2);

    const note = `Appeler l’entraîneur ${randomWord(6)}`;
    const first = rows.filter({ hasText: chosen[0] ?? "" });
    await first.getByText(f("edit")).click();
    const insideClosed = first.locator("details details > summary .icon");
    await expect(insideClosed).toHaveCSS("rotate", "none");
    await first.getByLabel(f("note")).fill(note);
    await first.getByLabel(f("tags")).first().fill("gaucher, rapide");
    await first.getByRole("button", { name: w("common.save"), exact: true }).click();
    await expect(rows.getByText(note).first()).toBeVisible();
    await expect(rows.getByRole("link", { name: "gaucher" })).toBeVisible();

    await chooseFirst(page, w, 2);
    await page.getByRole("button", { name: w("contacts.chosen.compare") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(w("contacts.compare.title"));
    for (const name of chosen) await expect(page.getByRole("columnheader").getByText(name)).toBeVisible();
    await expect(page.getByRole("rowheader", { name: w("common.level"), exact: true })).toBeVisible();
    await page.getByRole("link", { name: w("contacts.compare.removeWhom", { player: chosen[1] ?? "" }) }).click();
    await expect(page.getByRole("columnheader").getByText(chosen[1] ?? "")).toHaveCount(0);

    await page
      .getByRole("link", { name: f("title") })
      .first()
      .click();
    await page.getByRole("link", { name: list }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(list);
    await page.getByText(w("lists.export")).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: w("lists.csv") }).click();
    expect((await coming).suggestedFilename()).toMatch(/^recruit-favorites-.*\.csv$/);

    await page.getByText(f("rename")).click();
    await page.getByLabel(f("listName")).first().fill(`${list} 2`);
    await page
      .getByRole("button", { name: w("common.save"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${list} 2`);
    await page
      .locator("summary")
      .filter({ hasText: f("delete") })
      .click();
    await page.getByRole("button", { name: f("delete") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(f("title"));
    await expect(page.getByText(`${list} 2`)).toHaveCount(0);
  });
}
