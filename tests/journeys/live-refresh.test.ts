import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const recruiter = "recruiter@demo.recruit";

test("links work while a page is told of changes all the time", async ({ page, site }) => {
  await signIn(page, wordsOf("en"), recruiter, DEMO_PASSWORD);
  const [user] = await ask(site.databaseUrl, `select id from users where email = '${recruiter}'`);
  let isOver = false;
  const announcing = (async () => {
    while (!isOver) await ask(site.databaseUrl, `select pg_notify('live', '["${user?.id} message"]')`);
  })();
  for (const path of Array.from({ length: 3 }, () => ["/dashboard/needs", "/dashboard/alerts"]).flat()) {
    await page.goto(path);
    await page.waitForResponse((answer) => "rsc" in answer.request().headers());
    await page.locator('a[href="/messages"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL("/messages");
  }
  isOver = true;
  await announcing;
});
