import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { contactLabel, wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const w = wordsOf("fr");

test("a message that could not be sent stays as it was written, and goes once the network is back", async ({
  page,
}) => {
  await awaitScripts(page);
  await openWhole(page, w.path("/contact"));
  const field = (name: string) => page.getByLabel(contactLabel(w, name), { exact: true });
  await field("name").fill("Nadia");
  await field("email").fill("nadia@test.recruit");
  await field("message").fill("Où changer ma ville ?");
  const send = page.getByRole("button", { name: w("contact.form.submit"), exact: true });

  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText(w("errors.no_answer")).first()).toBeVisible();
  await expect(field("message")).toHaveValue("Où changer ma ville ?");

  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByText(w("contact.sent")).filter({ visible: true }).first()).toBeVisible();
});

test("an action without a place for messages reports its failure in a toast", async ({ page }) => {
  await awaitScripts(page);
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  await openWhole(page, w.path("/dashboard"));
  const toasts = page.locator("[data-sonner-toast]");
  await page.evaluate(() => dispatchEvent(new CustomEvent("recruit:toast", { detail: { title: "there" } })));
  await expect(toasts.getByText("there")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: w("dashboard.signOut"), exact: true }).click();
  await expect(toasts.getByText(w("errors.no_answer"))).toBeVisible();
  await page.context().setOffline(false);
});

test("a registration without an answer says so, and the calendar stays", async ({ page }) => {
  await awaitScripts(page);
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  await openWhole(page, w.path("/events"));
  const rows = page.locator(".events > li");
  const register = page.getByRole("button", { name: w("events.registration.submit"), exact: true });
  const free = rows.filter({ has: register }).last();
  const title = (await free.getByRole("link").first().textContent()) ?? "";
  const row = rows.filter({ hasText: title });

  await page.context().setOffline(true);
  await row.locator(register).click();
  await expect(row.getByText(w("errors.no_answer"))).toBeVisible();
  await expect(row.locator(register)).toBeEnabled();
  await page.context().setOffline(false);
});

test("of two buttons only the pressed one says that it sends", async ({ page }) => {
  await awaitScripts(page);
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  await openWhole(page, w.path("/dashboard"));
  const answer = (value: string) => page.locator(`button[name=answer][value=${value}]`).first();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/dashboard", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await released;
    await route.abort();
  });
  await answer("yes").click();
  await expect(answer("yes")).toHaveAttribute("aria-busy", "true");
  await expect(answer("no")).not.toHaveAttribute("aria-busy");
  await expect(answer("no")).toBeDisabled();
  release();
  await expect(page.getByText(w("errors.no_answer")).first()).toBeVisible();
});
