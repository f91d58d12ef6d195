import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { expect, test } from "../support/browser/journey";
import { type Words, wordsOf } from "../support/browser/words";

/** Each run uses its own events of the demo: one with free seats, and a full one with two on the waiting list. */
const runs = [
  {
    locale: "fr",
    scripts: true,
    title: "Étudier et combattre : réunion d’information",
    full: "Réserve contre espoirs",
  },
  {
    locale: "ar",
    scripts: false,
    title: "Open mat with the competition team",
    full: "Match amical, équipe réserve contre sélection des quartiers",
  },
] as const;

for (const { locale, scripts, title, full } of runs) {
  test(`a player registers, calls off, comes again and waits for a full event, in ${locale}, ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? "@core" : [],
  }, async ({ another }) => {
    const w = wordsOf(locale);
    const page = await another({ javaScriptEnabled: scripts });

    await page.goto(w.path("/events"));
    const required = rowOf(page, title).getByRole("button", { name: w("events.registration.required") });
    if (scripts) await expect(required).toBeDisabled();
    await rowOf(page, title)
      .getByRole("link", { name: w("common.signIn") })
      .click();
    await signInHere(page, w);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const before = await seats(page);
    await page.getByRole("button", { name: w("events.registration.submit"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: w("events.registration.done") })).toBeVisible();
    await expect(page.getByText(w("events.state.pending"), { exact: true })).toBeVisible();
    await expect.poll(() => seats(page)).toBe(before - 1);

    await page.goto(w.path("/events"));
    if (scripts) await expect(rowOf(page, title).getByText(w("events.state.pending"), { exact: true })).toBeVisible();
    else await tryAgain(page, w, title);

    await page.goto(w.path("/dashboard"));
    await page.getByRole("link", { name: w("events.own.title"), exact: true }).click();
    await ownRow(page, title)
      .getByRole("button", { name: w("common.cancel"), exact: true })
      .click();
    await expect(ownRow(page, title)).toHaveCount(0);

    await page.goto(w.path("/events"));
    await rowOf(page, title).getByRole("link", { name: title }).click();
    await expect.poll(() => seats(page)).toBe(before);
    await page.getByRole("button", { name: w("events.registration.submit"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: w("events.registration.done") })).toBeVisible();

    const file = await page.request.get(
      (await page.getByRole("link", { name: w("events.page.calendar") }).getAttribute("href")) ?? "",
    );
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("BEGIN:VEVENT");

    await page.goto(w.path("/events"));
    await rowOf(page, full)
      .getByRole("button", { name: w("events.registration.wait"), exact: true })
      .click();
    await expect(rowOf(page, full).getByRole("status")).toContainText(
      w("events.registration.doneWaiting", { place: 3 }),
    );
  });
}

test("who is not signed in is told so by the act itself, and the filter needs no scripts", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/events"));
  const row = rowOf(page, "Open mat with the competition team");
  await row.getByRole("button", { name: w("events.registration.submit"), exact: true }).click();
  await expect(row.getByRole("alert")).toContainText("Vous devez être connecté en tant que joueur pour vous inscrire");
  const filters = page.getByRole("form", { name: w("events.filters.title") });
  await filters.getByLabel(w("events.filter")).selectOption("tournament");
  await filters.getByRole("button").click();
  await expect(page).toHaveURL(/type=tournament/);
  await expect(row).toBeHidden();
  await expect(rowOf(page, "Open des Remparts")).toBeVisible();
});

test("on a phone an event takes less than half a screen", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await page.goto(w.path("/events"));
  expect((await rowOf(page, "Open des Remparts").boundingBox())?.height).toBeLessThanOrEqual(370);
});

const rowOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const ownRow = (page: Page, title: string) => page.locator("#events").getByRole("listitem").filter({ hasText: title });

async function signInHere(page: Page, w: Words) {
  await page.getByLabel(w("accounts.email")).first().fill("player@demo.recruit");
  await page.locator("input[name=password]").first().fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: w("common.signIn"), exact: true }).click();
}

async function seats(page: Page) {
  const text = await page.locator(".seats b").textContent();
  return Number(/\d+/.exec(text ?? "")?.[0]);
}

/** Without scripts the calendar does not know the visitor: registering again reports that it was done before. */
async function tryAgain(page: Page, w: Words, title: string) {
  await rowOf(page, title)
    .getByRole("button", { name: w("events.registration.submit"), exact: true })
    .click();
  await expect(rowOf(page, title).getByRole("alert")).toContainText(w("errors.already_registered"));
}
