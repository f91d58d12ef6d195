import { globSync } from "node:fs";
import { ask } from "@/scripts/database.ts";
import { cookiesOf } from "./signed-in";

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
export async function memberAddresses(databaseUrl: string): Promise<string[]> {
  const pages = globSync("app/[[]locale]/{(member),admin}/**/page.tsx")
    .map((file) => file.replace(/^app\/\[locale\]|\/\(\w+\)|\/page\.tsx$/g, ""))
    .filter((path) => !/\[(token|code|thread)\]|\/(decisions|unsubscribe|stop-alert)\//.test(path));
  const found: string[] = [];
  for (const path of pages) {
    const [, parent = "", folder = ""] = /(?:(\w+)\/)?([\w-]+)\/\[(?:id|key|matchId)\]/.exec(path) ?? [];
    const [row] = folder
      ? await ask(databaseUrl, whose[`${parent}/${folder}`] ?? whose[folder] ?? "select 'x' as id")
      : [];
    found.push(
      path
        .replace(/\[(id|key|matchId)\]/, String(row?.id))
        .replace("[step]", "basics")
        .replace("[period]", "weekly")
        .replace("[kind]/[id]", "job/x"),
    );
  }
  const [thread] = await ask(databaseUrl, newest("threads", `recruiter_id = ${club}`));
  return [...found, "/players?sport=football", "/players?sport=football&nice=foot", `/messages?thread=${thread?.id}`];
}

/** What a browser keeps, by the name of the cookie. */
export type Jar = Map<string, string>;
export type Jars = Map<string, Jar>;

export async function signedIn(origin: string, people: readonly string[]): Promise<Jars> {
  const jars: Jars = new Map();
  for (const who of people) jars.set(who, jarOf((await cookiesOf(origin, who)).split("; ")));
  return jars;
}

/** Opens a page as a browser does, which keeps what it is given. */
export async function openAs(address: string, jar: Jar) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
  const html = await answer.text();
  for (const [name, value] of jarOf(answer.headers.getSetCookie())) jar.set(name, value);
  return { status: answer.status, headers: answer.headers, html };
}

const jarOf = (lines: string[]) =>
  new Map(lines.map((line) => (/^([^=]+)=([^;]*)/.exec(line) ?? []).slice(1) as [string, string]));

/** Which of these people may have something to see there. */
export function readersOf(path: string, people: readonly string[]): string[] {
  const staff = ["admin", "colleague"];
  const isOf = (who: string) => staff.includes(who) === path.startsWith("/admin");
  return people.filter((who) => isOf(who) && (who === "parent" || !path.startsWith("/guardian/")));
}
