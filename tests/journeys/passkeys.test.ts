import type { Page } from "@playwright/test";
import { makeAccount, newAddress } from "../support/browser/account-steps";
import { toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { giveAuthenticator } from "../support/browser/virtual-passkey";
import { type Words, wordsOf } from "../support/browser/words";

const password = "a-long-password";

const sectionOf = (page: Page) => page.locator("#second-factor");

/** The page of the sign-in names it too, in its query. */
const onAccount = ({ pathname }: URL) => pathname.endsWith("/account");

/** Every control is reached and pressed by the keyboard. */
async function press(page: Page, name: string, within = page.locator("main")) {
  await within.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

async function create(page: Page, w: Words, name: string) {
  await page.goto(w.path("/account"));
  const section = sectionOf(page);
  await section.getByLabel(w("accounts.own.factors.name")).fill(name);
  await press(page, w("accounts.own.factors.addPasskey"), section);
  const recovery = await section.locator("ol ul code").first().textContent();
  await press(page, w("accounts.own.factors.createPasskey"), section);
  await expect(section.locator("li", { hasText: name }).locator("summary")).toBeVisible();
  return recovery ?? "";
}

async function leave(page: Page, w: Words) {
  await page.context().clearCookies();
  await page.goto(w.path("/auth?next=/account"));
}

for (const locale of ["en", "ar"] as const)
  test(`a passkey guards an account and opens it without a password, in ${locale}`, async ({ page }) => {
    const w = wordsOf(locale);
    const email = newAddress();
    const device = await giveAuthenticator(page);
    await makeAccount(page, w, email, password);
    const recovery = await create(page, w, "Laptop");
    expect(await device.count()).toBe(1);

    await leave(page, w);
    await press(page, w("accounts.passkeys.signIn"));
    await expect(page).toHaveURL(onAccount);
    await expect(sectionOf(page).locator("li", { hasText: "Laptop" }).locator("small")).toContainText(/\d{4}|[٠-٩]{4}/);

    await leave(page, w);
    await page.getByLabel(w("accounts.email")).fill(email);
    await page.locator("input[name=password]").fill(password);
    await press(page, w("common.signIn"));
    await expect(page.getByText(w("errors.second_factor_needed")).last()).toBeVisible();
    await press(page, w("accounts.passkeys.signIn"));
    await expect(page).toHaveURL(onAccount);

    await leave(page, w);
    await device.verifies(false);
    await press(page, w("accounts.passkeys.signIn"));
    await expect(toastSaying(page, w("accounts.passkeys.stopped"))).toBeVisible();
    await page.getByLabel(w("accounts.email")).fill(email);
    await page.locator("input[name=password]").fill(password);
    await press(page, w("common.signIn"));
    await page.getByLabel(w("accounts.secondFactor.label"), { exact: true }).fill(recovery);
    await press(page, w("common.signIn"));
    await expect(page).toHaveURL(onAccount);

    const factor = sectionOf(page).locator("li", { hasText: "Laptop" });
    await factor.locator("summary").focus();
    await page.keyboard.press("Enter");
    await factor.locator("input[name=passwordOrCode]").fill(password);
    await press(page, w("accounts.own.factors.removeWhich", { name: "Laptop" }), factor);
    await expect(sectionOf(page).getByText(w("accounts.own.factors.lead"))).toBeVisible();
    await device.verifies(true);
    await leave(page, w);
    await press(page, w("accounts.passkeys.signIn"));
    await expect(page.getByText(w("errors.passkey_wrong")).last()).toBeVisible();
  });

test("without scripts no passkey is offered, and a recovery code opens the account", async ({ page, another }) => {
  const w = wordsOf("fr");
  const email = newAddress();
  await giveAuthenticator(page);
  await makeAccount(page, w, email, password);
  const recovery = await create(page, w, "Laptop");

  const plain = await another({ javaScriptEnabled: false });
  await plain.goto(w.path("/auth?next=/account"));
  await expect(plain.getByRole("button", { name: w("accounts.passkeys.signIn") })).toHaveCount(0);
  await plain.getByLabel(w("accounts.email")).fill(email);
  await plain.locator("input[name=password]").fill(password);
  const enter = plain.getByRole("button", { name: w("common.signIn"), exact: true });
  await enter.click();
  await plain.locator("input[name=password]").fill(password);
  await plain.getByLabel(w("accounts.secondFactor.label"), { exact: true }).fill(recovery);
  await enter.click();
  await expect(plain).not.toHaveURL(/\/auth/);
});

test("a program asks for a passkey through /factors in the shape of the browser's call", async ({ page }) => {
  await makeAccount(page, wordsOf("en"), newAddress(), password);
  const { request } = page;
  const begun = await (
    await request.post("/factors", { data: { factor_type: "webauthn", friendly_name: "CI" } })
  ).json();
  expect(begun).toMatchObject({ type: "webauthn", friendly_name: "CI" });
  const challenge = await (await request.post(`/factors/${begun.id}/challenge`)).json();
  expect(challenge).toMatchObject({
    type: "webauthn",
    webauthn: { type: "create", credential_options: { publicKey: { rp: { id: "localhost" } } } },
  });
  const verify = (credential_response: unknown) =>
    request.post(`/factors/${begun.id}/verify`, { data: { challenge_id: challenge.id, credential_response } });
  expect(await (await verify({ id: "x" })).json()).toMatchObject({ error: "passkey_wrong" });
  expect((await request.delete(`/factors/${begun.id}`)).status()).toBe(200);
});

test("the button that is pressed before its own script has come asks once", async ({ page }) => {
  const w = wordsOf("en");
  await giveAuthenticator(page);
  await page.addInitScript(() => addEventListener("recruit:ready", () => history.replaceState(null, "", "#hydrated")));
  let isHeld = false;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("credential_response")) {
      isHeld = true;
      await page.waitForURL(/#hydrated$/);
    }
    await route.fulfill({ response });
  });
  let challenges = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") challenges += 1;
  });
  await page.goto(w.path("/auth"));
  await press(page, w("accounts.passkeys.signIn"));
  await expect(toastSaying(page, w("accounts.passkeys.stopped"))).toBeVisible();
  expect(isHeld).toBe(true);
  expect(challenges).toBe(1);
});

test("the button works on a page that answers a form sent before the scripts had loaded", async ({ page }) => {
  const w = wordsOf("ar");
  const email = newAddress();
  await giveAuthenticator(page);
  await makeAccount(page, w, email, password);
  await create(page, w, "Laptop");
  await leave(page, w);

  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel(w("accounts.email")).fill(email);
  await page.locator("input[name=password]").fill(password);
  await press(page, w("common.signIn"));
  await expect(page.getByText(w("errors.second_factor_needed")).last()).toBeVisible();
  await press(page, w("accounts.passkeys.signIn"));
  release();
  await expect(page).toHaveURL(onAccount);
});

test.describe("lost scripts", () => {
  test.use({ expectedComplaints: /ERR_FAILED|404/ });

  test("a page from before a deployment reloads at the first interaction", async ({ page }) => {
    const w = wordsOf("en");
    await giveAuthenticator(page);
    await page.route("**/_late/**", (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto(w.path("/auth"));
    const loaded = page.waitForEvent("load");
    await press(page, w("accounts.passkeys.signIn"));
    await loaded;
    await press(page, w("accounts.passkeys.signIn"));
    await expect(toastSaying(page, w("accounts.passkeys.stopped"))).toBeVisible();
  });

  test("scripts that could not be loaded are requested again at the next interaction", async ({ page }) => {
    const w = wordsOf("en");
    await giveAuthenticator(page);
    await page.route("**/_late/**", (route) => route.abort(), { times: 1 });
    await page.goto(w.path("/auth"));
    const failed = page.waitForEvent("requestfailed");
    await press(page, w("accounts.passkeys.signIn"));
    await failed;
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(toastSaying(page, w("accounts.passkeys.stopped"))).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});
