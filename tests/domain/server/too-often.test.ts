import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { isQueryRequest, isRenderedPerRequest } from "@/lib/server/addresses";
import { rateLimitPages } from "@/lib/server/rate-limit-pages";
import { useUpRenders } from "../../support/use-up-renders";

const server = createServer((request, response) => {
  if (!rateLimitPages(request, response)) response.end("a page");
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (path: string, address: string) => fetch(origin + path, { headers: { "x-forwarded-for": address } });

test("too many searches on public pages in a minute are refused with a retry time in the page's language", async () => {
  const [busy, other] = [randomUUID(), randomUUID()];
  const time = Math.round(performance.now()); // fractions would add up
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
  useUpRenders(busy);
  clock.mockImplementation(() => time + 20_000);
  const refused = await ask("/fr/sport-jobs?sport=judo", busy);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("40");
  expect(await refused.text()).toContain("Réessayez dans 40 secondes.");
  expect((await ask("/sport-jobs?sport=judo", other)).status).toBe(200);
  clock.mockImplementation(() => time + 60_001);
  expect((await ask("/fr/sport-jobs?sport=judo", busy)).status).toBe(200);
});

test.each([
  ["/sport-jobs?sport=judo", true],
  ["/fr/news?q=judo&_rsc=1abc", true],
  ["/about?x=1", true],
  ["/about", false],
  ["/about?_rsc=1abc", false],
  ["/about?utm_source=mail&_rsc=1abc", false],
  ["/dashboard?tab=1", false],
  ["/sport-jobs/search", true],
  ["/fr/pricing/search", true],
])("%s is a question: %s", (url, expected) => {
  expect(isQueryRequest({ method: "GET", url, headers: {} })).toBe(expected);
  expect(isQueryRequest({ method: "POST", url, headers: { "content-type": "application/json" } })).toBe(expected);
});

test("a form is counted by its command, not as a search", () => {
  const request = { method: "POST", url: "/events/search" };
  expect(isQueryRequest({ ...request, headers: { "content-type": "multipart/form-data; boundary=x" } })).toBe(false);
  expect(isQueryRequest({ ...request, headers: { "next-action": "7f" } })).toBe(false);
});

test.each([
  ["/guardian/some-key/profile", true],
  ["/fr/cv/check?code=1", true],
  ["/ar/reset-password/x", true],
  ["/es/player-signup?sport=judo", true],
  ["/recruiter-signup?sport=judo", true],
  ["/guardians", false],
  ["/dashboard", false],
  ["/api/cvs/x", false],
  ["/players", false],
])("%s is made for one: %s", (url, expected) => {
  expect(isRenderedPerRequest({ method: "GET", url, headers: {} })).toBe(expected);
  expect(isRenderedPerRequest({ method: "POST", url, headers: {} })).toBe(false);
});

test.each(["/players", "/fr/recruiter-signup", "/sport-jobs/new"])(
  "%s is made for one who brings the cookie of a session, whether or not it opens one",
  (url) => {
    expect(isRenderedPerRequest({ method: "GET", url, headers: { cookie: "access=x" } })).toBe(true);
    const ahead = { cookie: "access=x", rsc: "1", "next-router-segment-prefetch": "/_tree" };
    expect(isRenderedPerRequest({ method: "GET", url, headers: ahead })).toBe(false);
  },
);
