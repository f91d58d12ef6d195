import { globSync } from "node:fs";
import { isQueryRequest, isRenderedPerRequest } from "@/lib/server/addresses";
import { expect, test } from "../support/browser/journey";
import { endpointMethods } from "../support/endpoint-methods";
import { comers, type Somebodys, somebodys } from "../support/permissions/site";
import { lines, named } from "../support/permissions/table";

const samples: Record<string, string> = {
  slug: "judo",
  id: "00000000-0000-4000-8000-000000000000",
  key: "unknown",
  kind: "job",
  thread: "00000000-0000-4000-8000-000000000000",
  language: "fr",
  file: "events.ics",
  feed: "news.xml",
  passage: "trial",
  period: "weekly",
  list: "people",
};

const filledIn = (path: string) =>
  path
    .replace(/\/\[locale\]|\/\([a-z]+\)/g, "")
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => samples[name] ?? "x")
    .replace(/^$/, "/");

/** Every page, according to the file system. */
const pages = globSync("app/**/page.tsx")
  .filter((file) => !/\(site\)\/missing/.test(file))
  .map((file) => filledIn(file.replace(/^app|\/page\.tsx$/g, "")))
  .sort();

const unknown = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test.use({ expectedComplaints: /404|405/ });

/** Pages that cannot be cached are rate limited. */
const isCounted = (url: string) =>
  [isQueryRequest, isRenderedPerRequest].some((is) => is({ method: "GET", url, headers: {} }));

test("every page that a visitor may open comes from memory, or is counted", async ({ another }) => {
  const page = await another();
  const madeUrls: string[] = [];
  let cachedCount = 0;
  for (const address of pages) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200 || isCounted(address)) continue;
    cachedCount += 1;
    if (answer.headers()["cache-control"] !== "public, max-age=0, must-revalidate") madeUrls.push(address);
  }
  expect(madeUrls).toEqual([]);
  expect(cachedCount).toBeGreaterThan(15);
});

type TestRequest = { name: string; method: string; path: string; secret?: string | undefined };

/** The answer: the status, the redirect, and whether the secret is in it. */
async function answerTo(origin: string, { method, path, secret }: TestRequest, cookie: string): Promise<string> {
  const body = method === "GET" || method === "HEAD" ? null : "{}";
  const headers = { cookie, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(origin + path, { method, headers, body, redirect: "manual" });
  const lasting = answer.headers.get("content-type")?.startsWith("text/event-stream");
  const text = lasting ? await answer.body?.cancel() : await answer.text();
  const to = answer.headers.get("location")?.replace(origin, "") ?? "";
  const led = to && !to.startsWith("/api/") ? ` ${to}` : "";
  return `${answer.status}${led}${secret && text?.includes(secret) ? " opened" : ""}`;
}

test("who sees which page, and what the API routes answer whom: the golden table", async ({ site }) => {
  const people = await comers(site);
  const requestFor = ({ name, ...one }: Somebodys): TestRequest => ({ name, method: "GET", ...one });
  const doors = Object.entries(endpointMethods).flatMap(([route, methods]) =>
    methods.map((method) => ({ name: `${method} ${route}`, method, path: filledIn(route) })),
  );
  const requests: TestRequest[] = [
    ...pages.map((path) => ({ name: path, method: "GET", path })),
    ...(await somebodys(site)).map(requestFor),
    ...doors,
  ];
  let table = named(people);
  for (const attempt of requests) {
    const answers = [...people].map(
      async ([personName, cookie]) => [personName, await answerTo(site.url, attempt, cookie)] as const,
    );
    table += `\n${attempt.name}\n${lines(new Map(await Promise.all(answers)))}`;
  }
  expect(table).not.toMatch(/: 5\d\d/);
  expect(table).toMatchSnapshot("page-permissions.txt");
});

test("no API route accepts a method that it does not define", async ({ site }) => {
  const answered: string[] = [];
  for (const [route, methods] of Object.entries(endpointMethods)) {
    const ask = (method: string) => answerTo(site.url, { name: route, method, path: filledIn(route) }, "");
    const isMissing = (await ask("GET")) === "404";
    for (const method of unknown.filter((candidate) => !methods.includes(candidate))) {
      const answer = await ask(method);
      if (answer !== "405" && !(isMissing && answer === "404")) answered.push(`${method} ${route}: ${answer}`);
    }
  }
  expect(answered).toEqual([]);
});
