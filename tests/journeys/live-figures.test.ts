import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const half = 30_000;

test("a figure of the home page changes in place soon after a player joins, before any script of the page was loaded", async ({
  another,
}) => {
  const w = wordsOf("ar");
  const [watcher, player] = [await another(), await another()];
  await watcher.clock.install();
  await watcher.goto(w.path("/"));
  const figure = watcher.locator("[data-figure=players]");
  const before = Number(((await figure.textContent()) ?? "").replace(/\D/g, ""));
  const name = randomWord(6);
  const person = { firstName: "Lina", lastName: name, email: `lina-${name}@test.recruit`, sport: "judo" as const };
  await signUpAsPlayer(player, wordsOf("en"), person);
  // The clock stands, so that the page is told.
  await expect(figure).toHaveText(new Intl.NumberFormat("ar-u-nu-latn").format(before + 1), {
    timeout: 15_000,
  });
});

test("a page that is left asks for nothing, and asks again once it is back", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/live?figures", (route) => route.fulfill({ status: 204 }));
  await page.goto("/");
  const statsRequests = countOf(page, "/api/stats");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await page.clock.fastForward(2 * half);
  expect(statsRequests()).toBe(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(statsRequests).toBe(1);
  await page.clock.fastForward(half);
  await expect.poll(statsRequests).toBe(2);
});

function countOf(page: Page, path: string) {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) count++;
  });
  return () => count;
}
