import { globSync } from "node:fs";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/at-the-browser";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const samples: Record<string, string> = {
  slug: "judo",
  id: "00000000-0000-4000-8000-000000000000",
  key: "unknown",
  thread: "00000000-0000-4000-8000-000000000000",
  language: "fr",
  file: "events.ics",
  feed: "news.xml",
  passage: "trial",
};

/** Every page and every door that answers GET, as the folders say. The stand-ins of hosted services have their own tests. */
const addresses = globSync("app/**/{page.tsx,route.ts}")
  .filter((file) => !/api\/(local|auth|live)|\(site\)\/missing/.test(file))
  .map((file) => file.replace(/^app/, "").replace(/\/(page\.tsx|route\.ts)$/, ""))
  .map((path) =>
    path.replace(/\/\[locale\]|\/\([a-z]+\)/g, "").replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => samples[name] ?? "x"),
  )
  .map((path) => path || "/")
  .sort();

const people = {
  visitor: null,
  player: "player@demo.recruit",
  recruiter: "recruiter@demo.recruit",
  parent: "parent@demo.recruit",
  admin: "admin@demo.recruit",
};

test.use({ expectedComplaints: /404|405/ });

/** Answers to a question, and pages behind a link that one person was mailed. */
const madeForOne = /\/search$|\/(guardian|confirm-email|reset-password|reopen-account)(\/|$)/;

test("every page that a stranger may open comes from memory", async ({ another }) => {
  const page = await another();
  const made: string[] = [];
  let kept = 0;
  const pages = addresses.filter(
    (address) => !/^\/(api|functions|factors|calendar|feeds|sitemap|\.well-known)|\.\w+$/.test(address),
  );
  for (const address of pages) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200 || madeForOne.test(address)) continue;
    kept += 1;
    if (answer.headers()["cache-control"] !== "public, max-age=0, must-revalidate") made.push(address);
  }
  expect(made).toEqual([]);
  expect(kept).toBeGreaterThan(15);
});

test("who sees which page: the golden table", async ({ another, baseURL }) => {
  test.setTimeout(180_000);
  const rows = new Map(addresses.map((address) => [address, [] as string[]]));
  for (const [who, email] of Object.entries(people)) {
    const page = await another();
    if (email) await signIn(page, wordsOf("en"), email, DEMO_PASSWORD);
    for (const [address, row] of rows) {
      const answer = await page.request.get(address, { maxRedirects: 0 });
      expect(answer.status(), `${who} ${address}`).toBeLessThan(500);
      const to = answer.headers().location?.replace(baseURL ?? "", "");
      row.push(`${who} ${answer.status()}${to ? ` ${to}` : ""}`);
    }
  }
  const table = [...rows].map(([address, row]) => `${address}\n${row.map((cell) => `  ${cell}\n`).join("")}`).join("");
  expect(table).toMatchSnapshot("who-sees-which-page.txt");
});
