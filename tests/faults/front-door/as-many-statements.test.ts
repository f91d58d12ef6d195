import { globSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activeStages } from "@/lib/matching/schema/stages";
import { startApp } from "@/scripts/app-under-test.ts";
import { ask } from "@/scripts/database.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { demoEmails } from "../../../prisma/seed/accounts";
import { makeMany } from "../../support/mint/many-rows";
import { cookiesOf } from "../../support/signed-in";
import { look, type Statement, watchful } from "../../support/watch/watched";

const folder = throwAwayFolder();
/** Those whose pages have most lists, in the full matrix everybody; `WHO=player` looks at the pages of one of them. */
const all: string[] = process.env.EVERYTHING || process.env.WHO ? Object.keys(demoEmails) : ["player", "recruiter"];
const people = all.filter((who) => (process.env.WHO ?? who) === who);
/** Of those, whose rows are made many. */
const ofMany = ["player", "recruiter", "parent", "gamer", "admin"].filter((who) => people.includes(who));
/** So many times a page asks the same statement at the most, with whatever values: as many as a board has columns that one works on. This number may only become smaller. */
const mostOfOne = activeStages.length;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp(folder.path, watchful);
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

const account = (who: string) => `(select id from users where email = '${who}@demo.recruit')`;
const club = `(select recruiter_id from memberships where user_id = ${account("recruiter")} and left_at is null)`;
const newest = (table: string, where = "true") => `select id from ${table} where ${where} order by id limit 1`;

/** Whose id stands in an address, by the folder of the page. */
const whose: Record<string, string> = {
  players: newest("players", "listed"),
  professionals: newest("job_seekers", "status = 'shown'"),
  esport: newest("esport_players", "status = 'shown'"),
  needs: newest("needs", `recruiter_id = ${club}`),
  offers: newest("sport_jobs", `recruiter_id = ${club}`),
  contracts: newest("matches", `recruiter_id = ${club}`),
  "dashboard/events": newest("sport_events", `organizer_id = ${club}`),
  "sport-jobs": newest("sport_jobs", "status = 'active'"),
  guardian: `select player_id as id from guardians where user_id = ${account("parent")} limit 1`,
  users: `select ${account("player")} as id`,
  kyc: newest("kyc_documents"),
  moderation: newest("moderation_cases"),
  "admin/events": newest("sport_events"),
  news: newest("sports_news"),
  tickets: newest("tickets"),
  jobs: newest("sport_jobs"),
  claims: newest("claims"),
};

/** Every page behind the sign-in, as the folders say, and some with a question; what a mailed link opens apart. */
async function addresses(): Promise<string[]> {
  const pages = globSync("app/[[]locale]/{(member),admin}/**/page.tsx")
    .map((file) => file.replace(/^app\/\[locale\]|\/\(\w+\)|\/page\.tsx$/g, ""))
    .filter((path) => !/\[(token|code|thread)\]|\/(decisions|unsubscribe|stop-alert)\//.test(path));
  const found: string[] = [];
  for (const path of pages) {
    const [, parent = "", folder = ""] = /(?:(\w+)\/)?([\w-]+)\/\[(?:id|key|matchId)\]/.exec(path) ?? [];
    const [row] = folder
      ? await ask(app.databaseUrl, whose[`${parent}/${folder}`] ?? whose[folder] ?? "select 'x' as id")
      : [];
    found.push(
      path
        .replace(/\[(id|key|matchId)\]/, String(row?.id))
        .replace("[step]", "basics")
        .replace("[period]", "weekly")
        .replace("[kind]/[id]", "job/x"),
    );
  }
  const [thread] = await ask(app.databaseUrl, newest("threads", `recruiter_id = ${club}`));
  return [...found, "/players?sport=football", "/players?sport=football&nice=foot", `/messages?thread=${thread?.id}`];
}

/** Opens a page as a browser does, which keeps what it is given; its status. */
async function open(path: string, jar: Map<string, string>) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(app.url + path, { headers: { cookie }, redirect: "manual" });
  await answer.text();
  for (const [name, value] of jarOf(answer.headers.getSetCookie())) jar.set(name, value);
  return answer.status;
}

const jarOf = (lines: string[]) =>
  new Map(lines.map((line) => (/^([^=]+)=([^;]*)/.exec(line) ?? []).slice(1) as [string, string]));

/** Who may have something to see there. */
function readersOf(path: string): string[] {
  const staff = ["admin", "colleague"];
  const isOf = (who: string) => staff.includes(who) === path.startsWith("/admin");
  return people.filter((who) => isOf(who) && (who === "parent" || !path.startsWith("/guardian/")));
}

/** What each page asks of the database: opened twice, for what is noted at the first look is not noted again. */
async function asked(jars: Jars, paths: string[]) {
  const statements = new Map<string, Statement[]>();
  for (const path of paths)
    for (const who of readersOf(path)) {
      const jar = jars.get(who);
      if (!jar) continue;
      if ((await open(path, jar)) !== 200) continue;
      await look(app.url);
      await open(path, jar);
      statements.set(`${path} as ${who}`, (await look(app.url)).statements);
    }
  return statements;
}

type Jars = Map<string, Map<string, string>>;

async function signedIn(who: readonly string[]): Promise<Jars> {
  const jars: Jars = new Map();
  for (const one of who) jars.set(one, jarOf((await cookiesOf(app.url, one)).split("; ")));
  return jars;
}

test("no page of anybody in the demo asks one statement again and again", async () => {
  const pages = await asked(await signedIn(people), await addresses());
  for (const who of people)
    expect([...pages.keys()].filter((page) => page.endsWith(` as ${who}`)).length).toBeGreaterThan(1);
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

/** Not what only begins or ends a transaction. */
const isQuestion = (text: string) => !/^(begin|commit|rollback|set|savepoint|release)\b/i.test(text.trim());

test.runIf(process.env.EVERYTHING)(
  "a page asks as many statements of the database for ten rows as for a thousand",
  async () => {
    const jars = await signedIn(ofMany);
    const ids = (
      await ask(
        app.databaseUrl,
        `select id from users where email = any('{${ofMany.map((who) => `${who}@demo.recruit`)}}')`,
      )
    ).map(({ id }) => String(id));
    const paths = await addresses();
    expect(await makeMany(app.databaseUrl, ids, 1, 10)).toEqual([]);
    const few = await asked(jars, paths);
    expect(await makeMany(app.databaseUrl, ids, 11, 1000)).toEqual([]);
    const many = await asked(jars, paths);
    for (const who of ofMany)
      expect([...few.keys()].filter((page) => page.endsWith(` as ${who}`)).length).toBeGreaterThan(10);
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

/** What is asked more or less often of a thousand. */
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
