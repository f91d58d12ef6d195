import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const recruiter = "recruiter@demo.recruit";
const updateOfPage = /\/events(\?|$)/;

test("links work while a page is told of changes all the time", async ({ page, site }) => {
  await signIn(page, wordsOf("en"), recruiter, DEMO_PASSWORD);
  const [user] = await ask(site.databaseUrl, `select id from users where email = '${recruiter}'`);
  let isOver = false;
  const announcing = (async () => {
    while (!isOver) await ask(site.databaseUrl, `select pg_notify('live', '["${user?.id} message"]')`);
  })();
  for (const path of Array.from({ length: 3 }, () => ["/dashboard/needs", "/dashboard/alerts"]).flat()) {
    await page.goto(path);
    await page.waitForResponse((answer) => "next-action" in answer.request().headers());
    await page.locator('a[href="/messages"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL("/messages");
  }
  isOver = true;
  await announcing;
});

test.describe("a lost update", () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test("a page whose update fails stays as it is, with what was typed", async ({ page, site }) => {
    const w = wordsOf("en");
    await awaitScripts(page);
    await signIn(page, w, recruiter, DEMO_PASSWORD);
    await openWhole(page, "/events");
    const from = page.locator("main input[name=from]");
    await from.fill("2026-12-24");
    const [user] = await ask(site.databaseUrl, `select id from users where email = '${recruiter}'`);
    const announce = () => ask(site.databaseUrl, `select pg_notify('live', '["${user?.id} message"]')`);
    const updates: string[] = [];
    await page.route(updateOfPage, (route) => {
      updates.push(route.request().method());
      return route.abort();
    });
    await expect(async () => {
      await announce();
      expect(updates).toContain("POST");
    }).toPass();
    const bell = page.waitForResponse("**/api/bell*");
    await announce();
    await bell;
    await expect(from).toHaveValue("2026-12-24");
  });
});
