import { localePath, locales } from "@/lib/platform/i18n/routing";
import { expect, test } from "../support/browser/journey";
import { type Person, pagesOf, people } from "../support/browser/people";
import { headerFaults, policyFaults } from "../support/inspect/response-policy";
import { isTurnOf } from "../support/inspect/sweep";

test.use({ expectedComplaints: /40[0-9]/ });

/** Headers are the same in every language: a member's pages take turns, in the full matrix each is requested in all four. */
const languagesOf = (person: Person, turn: number) =>
  locales.filter((_, index) => person === "visitor" || isTurnOf(index, locales.length, turn));

for (const person of people) {
  test(`every response to a ${person} has a strict content security policy`, async ({ another }) => {
    const page = await another();
    const wrong: string[] = [];
    for (const [turn, path] of (await pagesOf(page, person)).entries()) {
      for (const locale of languagesOf(person, turn)) {
        const answer = await page.request.get(localePath(path, locale), { failOnStatusCode: false });
        const faults = headerFaults(answer, await answer.text());
        wrong.push(...faults.map((fault) => `${localePath(path, locale)} ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  });
}

test("a first visit sets no cookie in any language", async ({ page, origin }) => {
  const set: string[] = [];
  const paths = await pagesOf(page, "visitor");
  for (const locale of locales) {
    for (const path of paths) {
      const answer = await fetch(origin + localePath(path, locale), { redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.headers.has("set-cookie")) set.push(`${localePath(path, locale)} ${answer.headers.get("set-cookie")}`);
    }
  }
  expect([...set, ...(await page.context().cookies())]).toEqual([]);
  await page.goto("/es");
  await page.evaluate(() => void setTimeout(() => document.querySelector<HTMLElement>("a[hreflang=fr]")?.click()));
  await expect(page).toHaveURL(/\/fr$/);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["NEXT_LOCALE"]);
});

test("a nonce is used for one response only", async ({ request }) => {
  const policies = await Promise.all(
    [1, 2, 3].map(async () => (await request.get("/confirm-email/unknown")).headers()["content-security-policy"] ?? ""),
  );
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces).size).toBe(3);
  const html = await (await request.get("/confirm-email/unknown")).text();
  expect(policyFaults(policies[0] ?? "", html)).not.toEqual([]);
});

test("resources other than pages are sent with strict headers", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [style = ""] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? [];
  expect(style).not.toBe("");
  const machines = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/sw.js", "/feeds/fr/news.xml"];
  const others = ["/og/fr/home.png", "/icons/any-192.png", "/icon.svg", "/api/stats", "/api/health", "/no-script.css"];
  for (const address of [style, ...machines, ...others, "/calendar/fr/events.ics", "/.well-known/jwks.json"]) {
    expect([address, ...headerFaults(await request.get(address))]).toEqual([address]);
  }
});
