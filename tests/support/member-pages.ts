import { globSync } from "node:fs";
import { ask } from "@/scripts/database.ts";
import { cookiesOf } from "./signed-in";

const account = (personName: string) => `(select id from users where email = '${personName}@demo.recruit')`;
const club = `(select recruiter_id from memberships where user_id = ${account("recruiter")} and left_at is null)`;
const newest = (table: string, where = "true") => `select id from ${table} where ${where} order by id limit 1`;

/** Whose id is in the path, by the folder of the page. */
const owners: Record<string, string> = {
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
  statements: newest("statements"),
};

/** Every page for members, according to the file system, some with a query; without the targets of e-mailed links. */
export async function memberAddresses(databaseUrl: string): Promise<string[]> {
  const pages = globSync("app/[[]locale]/{(member),admin}/**/page.tsx")
    .map((file) => file.replace(/^app\/\[locale\]|\/\(\w+\)|\/page\.tsx$/g, ""))
    .filter((path) => !/\[(token|code|thread)\]|\/(decisions|unsubscribe|stop-alert)\//.test(path));
  const addresses: string[] = [];
  for (const path of pages) {
    const [, parent = "", folder = ""] = /(?:(\w+)\/)?([\w-]+)\/\[(?:id|key|matchId)\]/.exec(path) ?? [];
    const [row] = folder
      ? await ask(databaseUrl, owners[`${parent}/${folder}`] ?? owners[folder] ?? "select 'x' as id")
      : [];
    addresses.push(
      path
        .replace(/\[(id|key|matchId)\]/, String(row?.id))
        .replace("[step]", "basics")
        .replace("[period]", "weekly")
        .replace("[kind]/[id]", "job/x"),
    );
  }
  const [thread] = await ask(databaseUrl, newest("threads", `recruiter_id = ${club}`));
  return [
    ...addresses,
    "/players?sport=football",
    "/players?sport=football&nice=foot",
    `/messages?thread=${thread?.id}`,
  ];
}

export type Jar = Map<string, string>;
export type Jars = Map<string, Jar>;

export async function signedIn(origin: string, people: readonly string[]): Promise<Jars> {
  const jars: Jars = new Map();
  for (const personName of people) jars.set(personName, jarOf((await cookiesOf(origin, personName)).split("; ")));
  return jars;
}

export async function openAs(address: string, jar: Jar) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
  const html = await answer.text();
  for (const [name, value] of jarOf(answer.headers.getSetCookie())) jar.set(name, value);
  return { status: answer.status, headers: answer.headers, html };
}

const jarOf = (lines: string[]) =>
  new Map(lines.map((line) => (/^([^=]+)=([^;]*)/.exec(line) ?? []).slice(1) as [string, string]));

/** The people for whom this page may have content. */
export function readersOf(path: string, people: readonly string[]): string[] {
  const staff = ["admin", "colleague"];
  const isOf = (personName: string) => staff.includes(personName) === path.startsWith("/admin");
  return people.filter((personName) => isOf(personName) && (personName === "parent" || !path.startsWith("/guardian/")));
}
