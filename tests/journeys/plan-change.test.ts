import type { Page, Route } from "@playwright/test";
import { Client } from "pg";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { signUpAsRecruiter } from "../support/browser/recruiter-steps";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const name = (plan: string) => w(`billing.plan.${plan}.name`);
const card = (page: Page, plan: string) => page.getByRole("article", { name: name(plan) });
const button = (page: Page, text: string) => page.getByRole("button", { name: text, exact: true });
const subscribe = (page: Page, plan: string) =>
  card(page, plan).getByRole("button", { name: new RegExp(`^${w("billing.subscribe")}`) });

/** A demo club with a Basic plan, and the period of its current month. */
async function aPayingClub(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string; period_start: Date; subscription_end: Date }>(
    `select u.email, s.period_start, s.subscription_end from subscriptions s
     join recruiters r on r.id = s.recruiter_id join users u on u.id = r.user_id
     where s.plan = 'basic' and s.status = 'active' and s.subscription_end > now() + interval '1 day' order by s.period_start limit 1`,
  );
  await client.end();
  const [club] = rows;
  if (!club) throw new Error("nobody pays for Basic");
  return { email: club.email, start: club.period_start.getTime(), end: club.subscription_end.getTime() };
}

test("a club that upgrades in the middle of a month is told what the rest costs, and pays that once", {
  tag: "@core",
}, async ({ page, site }) => {
  const club = await aPayingClub(site.databaseUrl);
  await signIn(page, w, club.email, DEMO_PASSWORD);
  await page.goto(w.path("/pricing"));
  await expect(button(page, w("billing.planActive"))).toBeVisible();
  await subscribe(page, "pro").click();
  await expect(page).toHaveURL(/\/pricing\/change\?plan=pro/);
  const rest = (club.end - Date.now()) / (club.end - club.start);
  const pay = page.getByRole("button", { name: /^Payer / });
  const amount = Number((await pay.textContent())?.match(/[\d,]+/)?.[0].replace(",", "."));
  expect(Math.abs(amount - 200 * rest)).toBeLessThan(0.5);
  await pay.click();
  await expect(page).toHaveURL(/\/dashboard/);
  const subscription = page.getByRole("region", { name: w("billing.active") });
  await expect(subscription.getByText(name("pro"), { exact: true })).toBeVisible();
  await page.goto(w.path("/pricing"));
  await expect(button(page, w("billing.planActive"))).toBeVisible();
  for (const badge of ["popular", "yourPlan"])
    await expect(card(page, "pro").getByText(w(`billing.${badge}`), { exact: true })).toBeVisible();

  await subscribe(page, "basic").click();
  await expect(page.getByRole("heading", { name: w("billing.change.down", { plan: name("basic") }) })).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(`^${w("billing.change.plan", { plan: name("basic"), date: "" })}`) })
    .click();
  await expect(
    subscription.getByText(new RegExp(`^${w("billing.next", { plan: name("basic"), date: "" }).slice(0, -1)}`)),
  ).toBeVisible();
  await button(page, w("billing.keep", { plan: name("pro") })).click();
  await expect(toastSaying(page, w("toasts.planKept"))).toBeVisible();
  await expect(button(page, w("billing.keep", { plan: name("pro") }))).toHaveCount(0);
});

test("a trial chosen before the verification waits for it, in this tab, and the plan named at sign-up is marked", async ({
  page,
}) => {
  await signUpAsRecruiter(page, w, { name: "Judo Club Attente", email: "attente@test.recruit" });
  await page.goto(w.path("/pricing"));
  await expect(card(page, "basic").getByText(w("billing.yourChoice"), { exact: true })).toBeVisible();
  await card(page, "pro")
    .getByRole("button", { name: new RegExp(`^${w("billing.subscribe")}`) })
    .click();
  await expect(page).toHaveURL(/\/dashboard#subscription$/);
  const waiting = page.getByRole("region", { name: w("billing.waiting") });
  await expect(waiting.getByText(name("pro"), { exact: true })).toBeVisible();
});

for (const scripts of [true, false]) {
  test(`a player who asks for a plan is told why not in the same tab, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const page = await another({ javaScriptEnabled: scripts });
    await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
    await page.goto(w.path("/pricing"));
    if (!scripts) await subscribe(page, "pro").click();
    await expect(page.getByText(w("billing.playersFree"))).toBeVisible();
    await expect(subscribe(page, "pro")).toBeHidden();
    expect(page.context().pages()).toHaveLength(1);
  });
}

test.describe("a line that breaks", () => {
  test.use({ expectedComplaints: /ERR_FAILED|503/ });

  test("a question what the plans are to the reader is asked again when it got no answer", async ({ page }) => {
    await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
    const failures = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 503 }),
      (route: Route) => route.fulfill({ json: { subscribed: false, plan: null, planState: null, chosen: null } }),
    ];
    for (const fail of failures) {
      let requestCount = 0;
      await page.route("**/check-subscription", (route) => (requestCount++ === 0 ? fail(route) : route.continue()));
      await page.goto(w.path("/pricing"));
      await expect(page.getByText(w("billing.playersFree"))).toBeVisible();
      expect(requestCount).toBe(2);
      await page.unrouteAll();
    }
  });
});
