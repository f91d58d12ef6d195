import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { awaitScripts, openWhole, wakeUp } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { contactLabel, wordsOf } from "../support/browser/words";

test("an unfinished sign-up survives a reload, except for the password", { tag: "@core" }, async ({ page }) => {
  const w = wordsOf("fr");
  await awaitScripts(page);
  await openWhole(page, w.path("/player-signup"));
  const field = (name: string) => page.locator(`#player [name=${name}]`);
  await field("firstName").fill("Nadia");
  await field("password").fill("a-long-password");
  await field("country").fill("France");
  await field("primarySport").selectOption("judo");
  await field("position").selectOption("judo.middle");
  await field("experience").fill("Six saisons.");
  await field("terms").check();
  await expect.poll(() => draftsOf(page)).toContain("Six saisons.");

  await page.reload();
  await wakeUp(page);
  await expect(field("position")).toHaveValue("judo.middle");
  await expect(field("primarySport")).toHaveValue("judo");
  await expect(field("firstName")).toHaveValue("Nadia");
  await expect(field("country")).toHaveValue("France");
  await expect(field("experience")).toHaveValue("Six saisons.");
  await expect(field("terms")).toBeChecked();
  await expect(field("password")).toHaveValue("");
});

test("an unfinished event survives a reload", async ({ page }) => {
  const w = wordsOf("fr");
  await awaitScripts(page);
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await openWhole(page, w.path("/dashboard/events/new"));
  const description = page.locator("#event [name=description]");
  await description.fill("Deux matchs, puis un entretien.");
  await expect.poll(() => draftsOf(page)).toContain("Deux matchs");
  await page.reload();
  await wakeUp(page);
  await expect(description).toHaveValue("Deux matchs, puis un entretien.");
});

test("a message to the support survives a reload, and is cleared once it is sent", async ({ page }) => {
  const w = wordsOf("es");
  await awaitScripts(page);
  await openWhole(page, w.path("/contact"));
  const field = (name: string) => page.locator(`#write [name=${name}]`);
  await field("name").fill("Nadia");
  await field("email").fill(`${randomUUID()}@test.recruit`);
  await field("message").fill("No encuentro mi club.");
  await expect.poll(() => draftsOf(page)).toContain("No encuentro mi club.");
  await page.reload();
  await wakeUp(page);
  await expect(field("name")).toHaveValue("Nadia");
  await expect(field("message")).toHaveValue("No encuentro mi club.");
  await page.getByRole("button", { name: w("contact.form.submit"), exact: true }).click();
  await expect(toastSaying(page, w("contact.sent"))).toBeVisible();
  await expect.poll(() => draftsOf(page)).toBe("");
  await page.reload();
  await wakeUp(page);
  await expect(field("message")).toHaveValue("");
});

test("a message handed over from the chat is kept from page to page and survives a reload", async ({ page }) => {
  const w = wordsOf("ar");
  await page.goto(w.path("/sports"));
  await page.getByRole("button", { name: w("support.open") }).click();
  const chat = page.getByRole("dialog", { name: w("support.title") });
  await chat.getByRole("textbox", { name: w("support.question") }).fill("ما عاصمة أستراليا؟");
  await chat.getByRole("button", { name: w("support.send") }).click();
  await chat.getByRole("button", { name: w("support.toPerson") }).click();
  const messageField = chat.getByLabel(w("support.hand.message"));
  await messageField.fill("أريد أن أكلم شخصًا.");
  await chat.getByLabel(w("support.hand.name"), { exact: true }).fill("نادية");
  await expect.poll(() => draftsOf(page)).toContain("أريد أن أكلم شخصًا.");
  for (const path of ["/sports", "/about"]) {
    await page.goto(w.path(path));
    await expect(messageField).toHaveValue("أريد أن أكلم شخصًا.");
    await expect(chat.getByLabel(w("support.hand.name"), { exact: true })).toHaveValue("نادية");
  }
  await chat.getByRole("textbox", { name: w("support.hand.email") }).fill(`${randomUUID()}@test.recruit`);
  await chat.getByRole("button", { name: w("support.hand.submit") }).click();
  await expect(chat.getByText(w("support.hand.sent"))).toBeVisible();
  await expect.poll(() => draftsOf(page)).toBe("");
  await page.reload();
  await expect(chat.getByRole("textbox", { name: w("support.question") })).toBeVisible();
});

test("an answer to a ticket survives a reload; one begun from a text of the help is separate", async ({ page }) => {
  const w = wordsOf("en");
  await awaitScripts(page);
  await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
  // A search that excludes the tickets of other journeys, which come and go.
  await page.goto("/admin/tickets?state=open&q=courriel.example");
  await page.locator("main tbody a[href*='/admin/tickets/']").first().click();
  await page.waitForURL(/\/admin\/tickets\/[\w-]+/);
  const ticket = page.url();
  await openWhole(page, ticket);
  const answer = page.getByRole("textbox", { name: w("admin.ticket.answer") });
  await answer.fill("We are looking into it.");
  await expect.poll(() => draftsOf(page)).toContain("We are looking into it.");
  await page.reload();
  await wakeUp(page);
  await expect(answer).toHaveValue("We are looking into it.");
  await page.getByText(w("admin.ticket.beginWith")).click();
  await page.locator("a[href*='?begin=']").first().click();
  await expect(page).toHaveURL(/\?begin=/);
  await expect(answer).not.toHaveValue("We are looking into it.");
  await expect(answer).not.toHaveValue("");
  await openWhole(page, ticket);
  await expect(answer).toHaveValue("We are looking into it.");
});

test("a form that was sent and left is not filled in again", async ({ page }) => {
  const w = wordsOf("fr");
  await awaitScripts(page);
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  await openWhole(page, w.path("/player-signup#player-city"));
  const city = page.locator("#player [name=city]");
  const before = await city.inputValue();
  await city.fill("Nowhere");
  await expect.poll(() => draftsOf(page)).toContain("Nowhere");
  await page.reload();
  await wakeUp(page);
  await expect(city).toHaveValue("Nowhere");
  await city.fill(before);
  await page
    .locator("#player")
    .getByRole("button", { name: w("players.save"), exact: true })
    .click();
  await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
  await expect.poll(() => draftsOf(page)).toBe("");
});

test("what is typed on an answered page before its scripts run stays when they do", async ({ page }) => {
  const w = wordsOf("ar");
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$|\/_late\//, (route) => scripts.promise.then(() => route.continue()));
  const field = (name: string) => page.getByLabel(contactLabel(w, name), { exact: true });
  await page.goto(w.path("/contact"));
  await field("name").fill("Nadia");
  await field("email").fill(`${randomUUID()}@test.recruit`);
  await field("message").fill("One.");
  await page.getByRole("button", { name: w("contact.form.submit"), exact: true }).click();
  await expect(field("message")).toHaveValue("");
  await field("name").fill("Samira");
  scripts.resolve();
  await expect(toastSaying(page, w("contact.sent"))).toBeVisible();
  await expect(field("name")).toHaveValue("Samira");
});

const draftsOf = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith("draft "))
      .map((key) => sessionStorage.getItem(key))
      .join(),
  );
