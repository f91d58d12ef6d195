import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "@/scripts/app-under-test.ts";
import { ask } from "@/scripts/database.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { demoEmails } from "../../../prisma/seed/accounts";
import { type Jars, memberAddresses, openAs, readersOf, signedIn } from "../../support/member-pages";
import { look, traceEnvironment } from "../../support/sql-trace/trace";

const folder = throwAwayFolder();
/**
 * The default run tests one in so many of each person's pages and of each page's tables, chosen by hash; `SHARE=1` tests
 * all.
 */
const share = Number(process.env.SHARE ?? (process.env.TIER === "matrix" ? 1 : 8));
const people: string[] = Object.keys(demoEmails).filter((personName) => (process.env.WHO ?? personName) === personName);
/** Tables without which no session can be read. */
const ofSession = new Set(["sessions", "users", "user_roles", "players", "memberships", "recruiters", "staff_scopes"]);

let app: Awaited<ReturnType<typeof startApp>>;
let jars: Jars;

beforeAll(async () => {
  app = await startApp(folder.path, traceEnvironment);
  jars = await signedIn(app.url, people);
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

type Visit = { path: string; who: string; table: string };

/** Chosen by a hash that ignores the ids of this database. */
const isChosen = (...texts: string[]) =>
  createHash("sha256")
    .update(texts.join(" ").replace(/[\da-f-]{36}/g, ""))
    .digest()
    .readUInt32BE() %
    share ===
  0;

/** The chosen pages that each person may open, with the chosen tables they read, at least one for each person. */
async function visits(): Promise<Visit[]> {
  const tables = (
    await ask(
      app.databaseUrl,
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')",
    )
  ).map(({ relname }) => String(relname));
  const possible: Visit[] = [];
  for (const path of await memberAddresses(app.databaseUrl))
    for (const personName of readersOf(path, people).filter((personName) => isChosen(path, personName))) {
      await look(app.url);
      if ((await open(path, personName)).status !== 200) continue;
      const tableNames = new Set((await look(app.url)).statements.flatMap(({ text }) => text.match(/\w+/g) ?? []));
      const read = tables.filter((table) => tableNames.has(table));
      possible.push(...read.map((table) => ({ path, who: personName, table })));
    }
  const chosen = possible.filter(({ path, who, table }) => isChosen(path, who, table));
  const others = people.filter((personName) => !chosen.some(({ who }) => who === personName));
  return [...chosen, ...others.flatMap((personName) => possible.find(({ who }) => who === personName) ?? [])];
}

const open = (path: string, personName: string) => openAs(app.url + path, jars.get(personName) ?? new Map());

test("a page whose table is missing shows the header, an error message and links", async () => {
  const all = await visits();
  expect(new Set(all.map(({ who }) => who)).size).toBe(people.length);
  const wrong: string[] = [];
  for (const [table, some] of Map.groupBy(all, (visit) => visit.table)) {
    await ask(app.databaseUrl, `alter table ${table} rename to ${table}_missing`);
    try {
      for (const { path, who } of some) {
        const problem = problemOf(await open(path, who), { isKnown: !ofSession.has(table) });
        if (problem) wrong.push(`${path} as ${who} without ${table}: ${problem}`);
      }
    } finally {
      await ask(app.databaseUrl, `alter table ${table}_missing rename to ${table}`);
    }
  }
  expect(wrong).toEqual([]);
}, 3_600_000);

function problemOf({ status, headers, html }: Awaited<ReturnType<typeof open>>, { isKnown }: { isKnown: boolean }) {
  if (status === 307 && !isKnown) return undefined;
  if (status !== 200 && status !== 503) return `status ${status}`;
  if (!/<h1\b[^>]*>[^<]*\w/.test(html) && !/<h1\b[^>]*>(?!<\/h1>)/.test(html)) return `${status} without a heading`;
  if (!/<header\b/.test(html)) return `${status} without a header`;
  if (isKnown && !/<header\b[^>]*data-bench/.test(html)) return `${status} without the frame of a member`;
  if (/<template data-dgst/.test(html)) return `${status} with a hole`;
  if (status === 503 && !headers.has("retry-after")) return "no word of when to try again";
  if (status === 503 && !/<a\b[^>]*href=""/.test(html)) return "no way to try again";
  return undefined;
}
