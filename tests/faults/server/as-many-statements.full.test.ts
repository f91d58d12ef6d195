import { afterAll, beforeAll, expect, test } from "vitest";
import { activeStages } from "@/lib/pipeline/schema/stages";
import { startApp } from "@/scripts/app-under-test.ts";
import { ask } from "@/scripts/database.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { demoEmails } from "../../../prisma/seed/accounts";
import { makeMany } from "../../support/factories/many-rows";
import { type Jars, memberAddresses, openAs, readersOf, signedIn } from "../../support/member-pages";
import { look, type Statement, traceEnvironment } from "../../support/sql-trace/trace";

const folder = throwAwayFolder();
/** The people whose pages have the most lists; in the full matrix all. `WHO=player` limits them to one. */
const all: string[] =
  process.env.TIER === "matrix" || process.env.WHO ? Object.keys(demoEmails) : ["player", "recruiter"];
const people = all.filter((personName) => (process.env.WHO ?? personName) === personName);
/** Those of them whose rows are multiplied. */
const ofMany = ["player", "recruiter", "parent", "gamer", "admin"].filter((personName) => people.includes(personName));
/**
 * Maximum number of times a page may send the same statement, with any values: one for each pipeline column with open
 * matches. This number may only decrease.
 */
const mostOfOne = activeStages.length;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp(folder.path, traceEnvironment);
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

/** The statements of each page, on its second request: the first one writes views. */
async function statementsByPage(jars: Jars, paths: string[]) {
  const statements = new Map<string, Statement[]>();
  for (const path of paths)
    for (const personName of readersOf(path, people)) {
      const jar = jars.get(personName);
      if (!jar) continue;
      if ((await openAs(app.url + path, jar)).status !== 200) continue;
      await look(app.url);
      await openAs(app.url + path, jar);
      statements.set(`${path} as ${personName}`, (await look(app.url)).statements);
    }
  return statements;
}

test("no page repeats a database statement per row", async () => {
  const pages = await statementsByPage(await signedIn(app.url, people), await memberAddresses(app.databaseUrl));
  for (const personName of people)
    expect([...pages.keys()].filter((page) => page.endsWith(` as ${personName}`)).length).toBeGreaterThan(1);
  const repeated = [...pages].flatMap(([page, statements]) =>
    [
      ...Map.groupBy(
        statements.filter(({ text }) => isQuestion(text)),
        ({ text }) => text,
      ),
    ]
      .filter(([, times]) => times.length > mostOfOne)
      .map(([text, times]) => `${page}: ${times.length} times ${text.replace(/\s+/g, " ").slice(0, 200)}`),
  );
  expect(repeated).toEqual([]);
}, 900_000);

/** Statements that only begin or end a transaction are ignored. */
const isQuestion = (text: string) => !/^(begin|commit|rollback|set|savepoint|release)\b/i.test(text.trim());

test.runIf(process.env.TIER === "matrix")(
  "a page asks as many statements of the database for ten rows as for a thousand",
  async () => {
    const jars = await signedIn(app.url, ofMany);
    const ids = (
      await ask(
        app.databaseUrl,
        `select id from users where email = any('{${ofMany.map((personName) => `${personName}@demo.recruit`)}}')`,
      )
    ).map(({ id }) => String(id));
    const paths = await memberAddresses(app.databaseUrl);
    expect(await makeMany(app.databaseUrl, ids, 1, 10)).toEqual([]);
    const few = await statementsByPage(jars, paths);
    expect(await makeMany(app.databaseUrl, ids, 11, 1000)).toEqual([]);
    const many = await statementsByPage(jars, paths);
    for (const personName of ofMany)
      expect([...few.keys()].filter((page) => page.endsWith(` as ${personName}`)).length).toBeGreaterThan(10);
    const differ = [...few].flatMap(([page, at10]) => {
      const at1000 = many.get(page) ?? [];
      return at10.length === at1000.length
        ? []
        : [`${page}: ${at10.length}, then ${at1000.length}: ${more(at10, at1000)}`];
    });
    expect(differ).toEqual([]);
  },
  900_000,
);

/** Statements whose number depends on the number of rows. */
function more(few: Statement[], many: Statement[]) {
  const times = (statements: Statement[]) =>
    Map.groupBy(statements, ({ text }) => text.replace(/\s+/g, " ").slice(0, 120));
  const [before, after] = [times(few), times(many)];
  const count = (all: typeof before, text: string) => all.get(text)?.length ?? 0;
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((text) => count(before, text) !== count(after, text))
    .map((text) => `${count(before, text)}, then ${count(after, text)} times ${text}`)
    .join("; ");
}
