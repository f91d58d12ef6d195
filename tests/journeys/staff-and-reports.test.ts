import { PDFiumLibrary } from "@hyzyla/pdfium";
import { scopes } from "@/lib/platform/command/actor";
import { tileNames } from "@/lib/trust/schema/reports";
import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { staffAt } from "../support/browser/reports-steps";
import { wordsOf } from "../support/browser/words";
import { cookiesOf } from "../support/signed-in";

const w = wordsOf("fr");

test("a colleague gets the scope for news, finds the section, is notified, and the activity log shows before and after", async ({
  another,
}) => {
  const [page, staffPage] = [await another(), await another()];
  await signIn(page, w, demoEmails.admin, DEMO_PASSWORD);
  await signIn(staffPage, w, demoEmails.colleague, DEMO_PASSWORD);
  await staffPage.goto(w.path("/admin"));
  const sections = staffPage.getByRole("navigation", { name: w("admin.tabs") });
  await expect(sections.getByRole("link", { name: w("admin.news") })).toHaveCount(0);

  await page.goto(w.path("/admin/staff"));
  const colleague = page.getByRole("listitem").filter({ hasText: demoEmails.colleague });
  await colleague.getByRole("checkbox", { name: w("admin.staffList.scope.news"), exact: true }).check();
  await colleague.getByRole("button", { name: w("common.save") }).click();
  await expect(async () => {
    await staffPage.goto(w.path("/admin"));
    await expect(sections.getByRole("link", { name: w("admin.news") })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await colleague.getByRole("link", { name: "Yann Le Goffic" }).click();
  const was = w("admin.staffList.scope.verification");
  const is = new Intl.ListFormat("fr", { type: "unit" }).format([was, w("admin.staffList.scope.news")]);
  await expect(page.getByText(w("admin.change", { was, is }))).toBeVisible();

  const ownRow = page.getByRole("listitem").filter({ hasText: demoEmails.admin });
  await page.goto(w.path("/admin/staff"));
  for (const box of await ownRow.getByRole("checkbox").all()) await box.uncheck();
  await ownRow.getByRole("button", { name: w("common.save") }).click();
  await expect(ownRow.getByText(w("errors.own_last_scope"))).toBeVisible();
});

/** Ids are replaced, so that links of the same kind are equal. */
const shapeOf = (link: string) => link.replace(/[\da-f-]{36}/g, "id");

test("the administration leads nobody of the staff to a page that sends them back, and its overview shows all the figures of the reports", async ({
  site,
}) => {
  const closed: string[] = [];
  for (const scope of scopes) {
    const cookie = await cookiesOf(site.url, (await staffAt(site, "overview", scope)).email);
    const ask = (path: string) => fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
    const linksOf = (page: string) =>
      [...page.matchAll(/href="(\/admin[^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    const overview = await (await ask("/admin")).text();
    const links = linksOf(overview);
    const tried = new Set<string>();
    let knownLinks = links;
    // The sections, and what their lists link to.
    for (let depth = 0; depth < 2; depth++) {
      const next: string[] = [];
      for (const link of knownLinks) {
        if (tried.has(shapeOf(link))) continue;
        tried.add(shapeOf(link));
        const answer = await ask(link);
        if (answer.status !== 200) closed.push(`${scope}: ${link}`);
        next.push(...linksOf(await answer.text()));
      }
      knownLinks = next;
    }
    expect(links).toContain("/admin");
    if (scope !== "reports") continue;
    expect(links).toContain("/admin/matches?list=contracts&state=confirmed");
    for (const name of tileNames) expect(overview).toContain(`>${wordsOf("en")(`admin.tile.${name}`)}<`);
  }
  expect(closed).toEqual([]);
});

test("the export of people is requested, awaited by reloading and downloaded, without scripts", async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  await signIn(page, w, demoEmails.admin, DEMO_PASSWORD);
  await page.goto(w.path("/admin/users"));
  await page.getByRole("link", { name: w("admin.people.everybody") }).click();
  await page.getByRole("button", { name: w("lists.csv") }).click();
  const take = page.getByRole("link", { name: w("reports.export.take") });
  await expect(async () => {
    const again = page.getByRole("link", { name: w("reports.export.lookAgain") });
    if (await again.isVisible()) await again.click();
    await expect(take).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 300_000 });
  const file = await page.request.get((await take.getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toContain("recruit-people-");
  expect(await file.text()).toContain("Claire Montbrun");
});

test("each report is downloaded as a PDF in the language of its page", async ({ another }) => {
  const page = await another({ javaScriptEnabled: false });
  const ar = wordsOf("ar");
  await signIn(page, ar, demoEmails.admin, DEMO_PASSWORD);
  const library = await PDFiumLibrary.init();
  for (const path of ["/admin", "/admin/reports/weekly", "/admin/reports/monthly", "/admin/reports/analytics"]) {
    await page.goto(ar.path(path));
    const address = await page.getByRole("link", { name: ar("reports.pdf") }).getAttribute("href");
    const answer = await page.request.get(address ?? "");
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    const document = await library.loadDocument(await answer.body());
    expect(document.getPage(0).getText()).toMatch(/\p{Script=Arabic}/u);
    document.destroy();
  }
  library.destroy();
});
