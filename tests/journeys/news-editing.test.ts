import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

// A retracted article returns 410, which the browser logs.
test.use({ expectedComplaints: /410/ });

const w = wordsOf("fr");
const label = (key: string) => w(`news.admin.${key}`);

/** An article imported from a feed: title and link, in French. */
async function aDraftOfAFeed(databaseUrl: string) {
  const [id, mark] = [randomUUID(), randomWord()];
  const title = `Deux villages ${mark}`;
  await ask(
    databaseUrl,
    `insert into sports_news (id, slug, title, content, sport, source_url, imported_as)
     values ('${id}', 'article-${mark}', '', '', 'judo', 'https://paper.example/${mark}', '${mark}')`,
  );
  await ask(
    databaseUrl,
    `insert into news_translations (news_id, locale, title, content) values ('${id}', 'fr', '${title}', '')`,
  );
  return { id, mark, title };
}

async function aColleague(databaseUrl: string): Promise<string> {
  const email = `${randomUUID()}@demo.recruit`;
  const authorSql = `from users where email = '${email}'`;
  await ask(
    databaseUrl,
    `insert into users (email, password_hash, locale)
     select '${email}', password_hash, 'fr' from users where email = 'admin@demo.recruit'`,
    `insert into user_roles select id, 'admin' ${authorSql}`,
    `insert into staff_scopes select id, 'news' ${authorSql}`,
  );
  return email;
}

const write = (page: Page, locale: string, title: string, content: string) =>
  test.step(`writes ${locale}`, async () => {
    await page.locator(`#article-title_${locale}`).fill(title);
    await page.locator(`#article-content_${locale}`).fill(content);
  });
async function illustrate(page: Page) {
  const buffer = await sharp({ create: { width: 800, height: 450, channels: 3, background: "#284" } })
    .png()
    .toBuffer();
  const form = page.locator("#picture");
  await form
    .getByLabel(label("picture.file"), { exact: true })
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await form.getByRole("button", { name: label("picture.save") }).click();
  await expect(form.getByText(w("errors.picture_credit_required")).first()).toBeVisible();
  await form.getByLabel(label("picture.credit"), { exact: true }).fill("Maud Ferrier, CC BY 4.0");
  for (const locale of ["en", "fr", "es", "ar"])
    await form.locator(`#picture-alt_${locale}`).fill(`Two villages, ${locale}`);
  await form.getByRole("button", { name: label("picture.save") }).click();
  await expect(page.getByRole("img", { name: "Two villages, en" })).toBeVisible();
}
const save = async (page: Page) => {
  await page.getByRole("button", { name: label("save"), exact: true }).click();
};

test("a draft from a feed gets four languages, is read by a colleague, comes out and is taken back", async ({
  another,
  site,
}) => {
  const { mark, title } = await aDraftOfAFeed(site.databaseUrl);
  const email = await aColleague(site.databaseUrl);
  const page = await another();
  await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/admin/news?stage=draft"));
  await page.getByRole("link", { name: title }).click();

  await write(page, "en", `Two villages ${mark}`, "They share a pitch.");
  await write(page, "fr", title, "Ils partagent un terrain.\n\nEt un bus.");
  await write(page, "es", `Dos pueblos ${mark}`, "Comparten un campo.");
  await write(page, "ar", `قريتان ${mark}`, "تتقاسمان ملعبًا.");
  await save(page);
  await expect(page.getByText(label("saved"))).toBeVisible();

  await page.getByRole("link", { name: "العربية" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: `قريتان ${mark}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: label("publishNow") })).toHaveCount(0);
  await page.getByRole("button", { name: label("submit") }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);

  const colleague = await another();
  await signIn(colleague, w, email, DEMO_PASSWORD);
  await colleague.goto(w.path("/admin/news?stage=review"));
  // The admin shows an article's title in the reader's language.
  await colleague.getByRole("link", { name: title }).click();
  await colleague.getByRole("button", { name: label("publishNow") }).click();
  await expect(colleague.getByText(label("stages.published"), { exact: true }).first()).toBeVisible();

  await illustrate(colleague);

  const reader = await another();
  const address = `/news/two-villages-${mark}`;
  await reader.goto(`/es${address}`);
  await expect(reader.getByRole("heading", { level: 1, name: `Dos pueblos ${mark}` })).toBeVisible();
  const picture = reader.getByRole("img", { name: "Two villages, es" });
  await expect(picture).toBeVisible();
  await expect(reader.getByText("Maud Ferrier, CC BY 4.0")).toBeVisible();
  const image = await reader.request.get((await picture.getAttribute("src")) ?? "");
  expect(image.headers()["cache-control"]).toContain("immutable");

  await colleague.getByText(label("retract"), { exact: true }).click();
  await colleague.getByRole("button", { name: label("retractNow") }).click();
  await expect(colleague.getByText(label("stages.retracted"), { exact: true }).first()).toBeVisible();
  await reader.goto(w.path(address));
  await expect(reader.getByRole("heading", { level: 1, name: w("news.retracted") })).toBeVisible();
  expect((await reader.request.get(image.url())).status()).toBe(404);
});

test("of two people editing one article the second is told, sees the other's text and keeps their own", async ({
  another,
  site,
}) => {
  const { id, title } = await aDraftOfAFeed(site.databaseUrl);
  const [firstPage, two] = [await another(), await another()];
  for (const page of [firstPage, two]) {
    await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
    await page.goto(w.path(`/admin/news/${id}`));
  }
  await write(firstPage, "fr", title, "Le premier texte.");
  await save(firstPage);
  await expect(firstPage.getByText(label("saved"))).toBeVisible();

  await write(two, "fr", title, "Le second texte.");
  await save(two);
  await expect(two.getByText(w("errors.article_changed"))).toBeVisible();
  await expect(two.getByText("Le premier texte.")).toBeVisible();
  await expect(two.locator("#article-content_fr")).toHaveValue("Le second texte.");
  await save(two);
  await expect(two.getByText(label("saved"))).toBeVisible();
});
