import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "@/scripts/app-under-test.ts";
import { ask } from "@/scripts/database.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { demoEmails } from "../../../prisma/seed/accounts";
import { type Jars, memberAddresses, openAs, readersOf, signedIn } from "../../support/member-pages";
import { look, watchful } from "../../support/watch/watched";

const folder = throwAwayFolder();
/** In the default run one of so many pages of somebody, and of each page's tables one of so many, chosen by hash; `SHARE=1` tries all. */
const share = Number(process.env.SHARE ?? (process.env.TIER === "matrix" ? 1 : 8));
const people: string[] = Object.keys(demoEmails).filter((who) => (process.env.WHO ?? who) === who);
/** Without these nobody knows who asks. */
const ofSession = new Set(["sessions", "users", "user_roles", "players", "memberships", "recruiters", "staff_scopes"]);

let app: Awaited<ReturnType<typeof startApp>>;
let jars: Jars;

beforeAll(async () => {
  app = await startApp(folder.path, watchful);
  jars = await signedIn(app.url, people);
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

type Visit = { path: string; who: string; table: string };

/** Without the ids of this database. */
const isChosen = (...words: string[]) =>
  createHash("sha256")
    .update(words.join(" ").replace(/[\da-f-]{36}/g, ""))
    .digest()
    .readUInt32BE() %
    share ===
  0;

/** The chosen pages that somebody may open, with the chosen of the tables they read. */
async function visits(): Promise<Visit[]> {
  const tables = (
    await ask(
      app.databaseUrl,
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')",
    )
  ).map(({ relname }) => String(relname));
  const found: Visit[] = [];
  for (const path of await memberAddresses(app.databaseUrl))
    for (const who of readersOf(path, people).filter((who) => isChosen(path, who))) {
      await look(app.url);
      if ((await open(path, who)).status !== 200) continue;
      const words = new Set((await look(app.url)).statements.flatMap(({ text }) => text.match(/\w+/g) ?? []));
      const read = tables.filter((table) => words.has(table) && isChosen(path, who, table));
      found.push(...read.map((table) => ({ path, who, table })));
    }
  return found;
}

const open = (path: string, who: string) => openAs(app.url + path, jars.get(who) ?? new Map());

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
