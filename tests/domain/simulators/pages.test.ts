import { afterAll, beforeAll, expect, test } from "vitest";
import { type Payments, startPayments, submit, trialOf } from "../../support/payments";

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

test.each([
  ["en", "ltr", "Start free trial", "Basic"],
  ["fr", "ltr", "Commencer l’essai", "100"],
  ["es", "ltr", "Empezar la prueba", "14 días"],
  ["ar", "rtl", "بدء الفترة التجريبية", "14 يومًا"],
])("the checkout speaks %s and says that it is a test", async (locale, direction, button, detail) => {
  const { session } = await trialOf(payments.stripe);
  const response = await fetch(session.url ?? "", { headers: { cookie: `NEXT_LOCALE=${locale}` } });
  const text = await response.text();
  expect(text).toContain(`<html lang="${locale}" dir="${direction}">`);
  expect(text).toContain(button);
  expect(text).toContain(detail);
  expect(text).toContain('class="notice"');
  expect(text).not.toContain('name="card"');
  expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("application data is escaped", async () => {
  const name = `<img src=x onerror="alert(1)">`;
  const session = await payments.stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency: "eur", unit_amount: 100, product_data: { name } } }],
    success_url: "https://app.test/ok",
  });
  const text = await (await fetch(session.url ?? "")).text();
  expect(text).toContain("&lt;img src=x");
  expect(text).not.toContain("<img");
  const script = {
    mode: "payment" as const,
    success_url: "javascript:alert(1)",
    line_items: [{ quantity: 1, price_data: { currency: "eur", unit_amount: 100, product_data: { name } } }],
  };
  await expect(payments.stripe.checkout.sessions.create(script)).rejects.toThrow("Not a valid URL");
});

test("submitting twice pays once", async () => {
  const { session, customer } = await trialOf(payments.stripe, { trialDays: 0 });
  const both = await Promise.all([1, 2].map(() => submit(session.url, { card: "4242424242424242" })));
  expect(both.map(({ status }) => status)).toContain(303);
  const again = await submit(session.url, { card: "4242424242424242" });
  expect(again.headers.get("location")).toContain("https://app.test/ok");
  const { data } = await payments.stripe.subscriptions.list({ customer: customer.id, status: "all" });
  expect(data).toHaveLength(1);
});

test("the portal shows the plan, its state and when it ends", async () => {
  const { session, customer } = await trialOf(payments.stripe);
  await submit(session.url, {});
  const portal = await payments.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "https://app.test/dashboard",
    locale: "fr",
  });
  const text = await (await fetch(portal.url)).text();
  for (const word of [
    "Votre abonnement",
    "Basic",
    "Essai gratuit",
    "Se termine le",
    "Résilier l’abonnement",
    "Horloge de test",
  ])
    expect(text).toContain(word);
  const unknown = await fetch(portal.url.replace(/.{4}$/, "zzzz"));
  expect(await unknown.text()).toContain("This page has expired");
});

test("cross-site and malformed forms are refused", async () => {
  const { session } = await trialOf(payments.stripe, { trialDays: 0 });
  const body = new URLSearchParams({ card: "4242424242424242" });
  const foreign = await fetch(session.url ?? "", { method: "POST", body, headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const broken = await fetch(session.url ?? "", { method: "POST", body: "--x\r\nnonsense", headers });
  expect(broken.status).toBeLessThan(500);
  expect(await payments.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "open" });
  const portal = await fetch((session.url ?? "").replace(/checkout\/.*/, "portal/bps_x"), {
    method: "POST",
    body: "x",
  });
  expect(portal.status).toBe(400);
});
