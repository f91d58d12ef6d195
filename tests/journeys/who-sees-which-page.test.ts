import { globSync } from "node:fs";
import { isMadeForOne, isQuestion } from "@/lib/server/addresses";
import { machineDoors } from "@/lib/server/machine-doors";
import { expect, test } from "../support/browser/journey";
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

/** Every page, as the folders say. */
const pages = globSync("app/**/page.tsx")
  .filter((file) => !/\(site\)\/missing/.test(file))
  .map((file) => filledIn(file.replace(/^app|\/page\.tsx$/g, "")))
  .sort();

const unknown = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test.use({ expectedComplaints: /404|405/ });

/** What cannot be kept is made no more often than one may ask. */
const isCounted = (url: string) => [isQuestion, isMadeForOne].some((is) => is({ method: "GET", url, headers: {} }));

test("every page that a stranger may open comes from memory, or is counted", async ({ another }) => {
  const page = await another();
  const made: string[] = [];
  let kept = 0;
  for (const address of pages) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200 || isCounted(address)) continue;
    kept += 1;
    if (answer.headers()["cache-control"] !== "public, max-age=0, must-revalidate") made.push(address);
  }
  expect(made).toEqual([]);
  expect(kept).toBeGreaterThan(15);
});

type Asked = { name: string; method: string; path: string; secret?: string | undefined };

/** What one is answered: the status, where one is led, and whether what is kept from others can be read. */
async function answerTo(origin: string, { method, path, secret }: Asked, cookie: string): Promise<string> {
  const body = method === "GET" || method === "HEAD" ? null : "{}";
  const headers = { cookie, ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(origin + path, { method, headers, body, redirect: "manual" });
  const lasting = answer.headers.get("content-type")?.startsWith("text/event-stream");
  const text = lasting ? await answer.body?.cancel() : await answer.text();
  const to = answer.headers.get("location")?.replace(origin, "") ?? "";
  const led = to && !to.startsWith("/api/") ? ` ${to}` : "";
  return `${answer.status}${led}${secret && text?.includes(secret) ? " opened" : ""}`;
}

test("who sees which page, and what the doors of machines answer whom: the golden table", async ({ site }) => {
  const people = await comers(site);
  const theirs = ({ name, ...one }: Somebodys): Asked => ({ name, method: "GET", ...one });
  const doors = Object.entries(machineDoors).flatMap(([route, methods]) =>
    methods.map((method) => ({ name: `${method} ${route}`, method, path: filledIn(route) })),
  );
  const asked: Asked[] = [
    ...pages.map((path) => ({ name: path, method: "GET", path })),
    ...(await somebodys(site)).map(theirs),
    ...doors,
  ];
  let table = named(people);
  for (const one of asked) {
    const answers = [...people].map(async ([who, cookie]) => [who, await answerTo(site.url, one, cookie)] as const);
    table += `\n${one.name}\n${lines(new Map(await Promise.all(answers)))}`;
  }
  expect(table).not.toMatch(/: 5\d\d/);
  expect(table).toMatchSnapshot("who-sees-which-page.txt");
});

test("no door of machines takes a method that it does not have", async ({ site }) => {
  const taken: string[] = [];
  for (const [route, methods] of Object.entries(machineDoors))
    for (const method of unknown.filter((one) => !methods.includes(one))) {
      const answer = await answerTo(site.url, { name: route, method, path: filledIn(route) }, "");
      if (answer !== "405") taken.push(`${method} ${route}: ${answer}`);
    }
  expect(taken).toEqual([]);
});
