/**
 * The figures of the home page. Prints how long Postgres takes to read them beside counting, what the triggers cost
 * those who write, and whether the figures are exact after 100,000 random writes at once.
 * `node scripts/boot.mjs tests/bench/home-stats.ts [players]`; about a minute, on a database of its own.
 */
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { ensureClient } from "@/scripts/generate.ts";
import { migrate } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { note } from "./results.ts";

const players = Number(process.argv[2] ?? 100_000);
const writers = 8;
const rounds = 25;
const perRound = 800;
const atOnce = 100_000;

const random = aCountry("(random() * 1000)::int");
const recorded = `insert into domain_events (type, data) select 'player.updated', jsonb_build_object('playerId', id) from changed`;
const hides = `with changed as (update players set status = case status when 'listed' then 'hidden' else 'listed' end::player_status where handle = $1 returning id) ${recorded}`;
const moves = `with changed as (update players set nationality = ${random} where handle = $1 returning id) ${recorded}`;
const verifies = `with changed as (update recruiters set status = case status when 'verified' then 'pending' else 'verified' end::recruiter_status where id = $1 returning id) ${recorded}`;
const joins = `with account as (insert into users (email, password_hash) values (gen_random_uuid() || '@bench.test', 'none') returning id), changed as (
  insert into players (user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport,
    position, level, experience_level, consent_terms, consent_image_rights)
  select id, id, 'Name ' || id, 'x@bench.test', '1', '2000-01-01', ${random}, 'FR', 'Lyon', 'football', 'striker', 'amateur', 'x', true, true from account returning id) ${recorded}`;

await ensureClient();
const folder = throwAwayFolder();
const cluster = await startEmbeddedPostgres(join(folder.path, "postgres"));
process.env.DATABASE_URL = cluster.urlOf("postgres");
await migrate(process.env.DATABASE_URL);
const { othersSql } = await import("@/lib/trust/queries/overview");
const { countedFigures, figuresSql } = await import("@/lib/trust/queries/counted-figures");
const { db } = await import("@/lib/platform/db/db");
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: writers });
pool.on("error", () => {});

await fill();
const clubs = (await pool.query("select id from recruiters")).rows.map(({ id }) => id);
console.log(`${players} players, 2000 recruiters, ${writers} writers`);
await reading();
await tiles();
if (process.env.ONLY !== "reading") {
  await writing();
  await exactness();
}

await pool.end();
await db.$disconnect();
await cluster.stop();
folder.remove();

async function fill() {
  await pool.query(`insert into sports (slug, name, description, popularity_rank) values ('football', 'f', 'f', 1)`);
  await pool.query(
    `insert into users (email, password_hash) select n || '@bench.test', 'none' from generate_series(1, $1) as n`,
    [players + 2000],
  );
  await pool.query(`
    with numbered as (select id, row_number() over (order by id) as n from users)
    insert into players (user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport,
      position, level, experience_level, consent_terms, consent_image_rights, status)
    select id, 'Lynx ' || n, 'Name ' || n, n || '@bench.test', '1', date '1995-01-01' + (n % 4000)::int, ${aCountry("n")}, 'FR', 'City ' || n % 500, 'football',
      'striker', (array['amateur', 'semi_pro', 'professional'])[1 + n % 3]::player_level, 'x', true, true, 'listed' from numbered where n <= ${players}`);
  await pool.query(`
    with numbered as (select id, row_number() over (order by id) as n from users)
    insert into recruiters (user_id, organization_type, organization_name, contact_person, email, phone, country, city, interested_sports, preferred_countries, preferred_cities, consent_terms, consent_logo, status)
    select id, 'club', 'Club ' || n, 'x', n || '@bench.test', '1', ${aCountry("n")}, 'Lyon', '{football}', '{}', '{}', true, true, 'verified' from numbered where n > ${players}`);
  await pool.query("select add_up_changes()");
  await pool.query("vacuum analyze");
}

async function reading() {
  const counting = `select (select count(*) from players where status = 'listed'), (select count(*) from recruiters where status = 'verified'),
    (select count(*) from (select nationality from players where status = 'listed' union select country from recruiters where status = 'verified') as places)`;
  for (let n = 0; n < 200; n++) await write();
  const [{ left } = { left: 0 }] = (await pool.query("select count(*)::int as left from counted_changes")).rows;
  const [read, count] = [await serverTime(figuresSql.sql, 400), await serverTime(counting, 5)];
  console.log(
    `read     ${read.ms.toFixed(3)} ms (goal 0.2) with ${left} changes not added up; counting ${count.ms.toFixed(1)} ms`,
  );
  console.log(
    `         tables scanned: ${read.scans.filter((table) => !table.startsWith("counted_")).join(", ") || "none"}`,
  );
}

/** The eight tiles of the administration, with a match, a paper, an e-sport player and a job seeker for each player; one paper in a thousand waits. */
async function tiles() {
  await pool.query(`insert into matches (recruiter_id, player_id, sport_match, compatibility_score)
    select (select id from recruiters limit 1), id, primary_sport, 50 from players`);
  await pool.query(
    `insert into esport_players (full_name, nationality) select 'Name ' || n, 'FR' from generate_series(1, ${players}) as n`,
  );
  await pool.query(`insert into kyc_documents (user_id, document_type, verification_status, verified_at)
    select user_id, 'identity', state::verification_status, case state when 'verified' then now() end
    from (select user_id, case when row_number() over () % 1000 = 0 then 'pending' else 'verified' end as state from players) as papers`);
  await pool.query(`insert into job_seekers (full_name) select 'Name ' || n from generate_series(1, ${players}) as n`);
  await pool.query("select add_up_changes()");
  await pool.query("vacuum analyze");
  const [counted, others] = [await serverTime(figuresSql.sql, 50), await serverTime(othersSql.sql, 50)];
  note({
    id: "P7",
    goal: "the eight figures of the administration at 300,000 players: none of the counted tables is scanned",
    figure: `${(counted.ms + others.ms).toFixed(1)} ms at ${players} players and as many matches, documents, e-sport players and job seekers; tables scanned: ${[...counted.scans, ...others.scans].filter((table) => !table.startsWith("counted_")).join(", ") || "none"}`,
    command: "ONLY=reading node scripts/boot.mjs tests/bench/home-stats.ts 300000",
  });
}

/** Median time Postgres spends on a statement, and the tables it reads from end to end. */
async function serverTime(sql: string, times: number) {
  const client = await pool.connect();
  const taken: number[] = [];
  let plan = "";
  for (let n = 0; n < times; n++) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${sql}`);
    plan = JSON.stringify(rows[0]["QUERY PLAN"]);
    taken.push(rows[0]["QUERY PLAN"][0]["Execution Time"]);
  }
  client.release();
  const scans = [...plan.matchAll(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g)].map(
    ([, table = ""]) => table,
  );
  return { ms: median(taken), scans: [...new Set(scans)] };
}

async function writing() {
  const [withTriggers, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    await triggers("disable");
    without.push(await rate());
    await triggers("enable");
    withTriggers.push(await rate());
  }
  await pool.query("select recount_figures()");
  const [slower, plain] = [median(withTriggers), median(without)];
  console.log(
    `write    ${(slower / plain).toFixed(3)} x without counters (goal 0.85): ${slower.toFixed(0)} and ${plain.toFixed(0)} writes a second`,
  );
}

async function exactness() {
  const start = performance.now();
  await allAtOnce(atOnce);
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await pool.query(`select (select count(*)::int from players where status = 'listed') as players,
    (select count(*)::int from recruiters where status = 'verified') as recruiters,
    (select count(*)::int from contracts where signed_at is not null) as contracts,
    (select count(*)::int from (select nationality from players where status = 'listed' union select country from recruiters where status = 'verified') as places) as countries`);
  const figures = await countedFigures();
  const exact = JSON.stringify(figures) === JSON.stringify(rows[0]);
  const [{ left } = { left: 0 }] = (await pool.query("select count(*)::int as left from counted_changes")).rows;
  const read = await serverTime(figuresSql.sql, 400);
  console.log(
    `exact    ${exact ? "yes" : "NO"} after ${atOnce} writes in ${seconds.toFixed(1)} s: ${JSON.stringify(figures)}`,
  );
  console.log(`         then read in ${read.ms.toFixed(3)} ms with ${left} changes not added up`);
  if (!exact) process.exitCode = 1;
}

async function rate() {
  const start = performance.now();
  await allAtOnce(perRound);
  return perRound / ((performance.now() - start) / 1000);
}

function allAtOnce(count: number) {
  const writer = async () => {
    for (let n = 0; n < count / writers; n++) await write();
  };
  return Promise.all(Array.from({ length: writers }, writer));
}

/** One random write as the product makes them, each with the fact it records: a player joins, is hidden or listed, changes nationality; a club is verified or not. */
async function write() {
  const kind = Math.random();
  if (kind < 0.4) await pool.query({ name: "join", text: joins });
  else if (kind < 0.6) await pool.query({ name: "hide", text: hides, values: [aPlayer()] });
  else if (kind < 0.8) await pool.query({ name: "move", text: moves, values: [aPlayer()] });
  else await pool.query({ name: "club", text: verifies, values: [clubs[Math.floor(Math.random() * clubs.length)]] });
}

async function triggers(state: "enable" | "disable") {
  for (const table of ["players", "recruiters", "contracts"])
    for (const on of ["insert", "delete", "update", "truncate"])
      await pool.query(`alter table ${table} ${state} trigger counted_on_${on}`);
}

/** One of 200 codes, some of them rare. */
function aCountry(n: string) {
  return `chr(65 + ((${n}) % 20)::int) || chr(65 + ((${n}) / 7 % 10)::int)`;
}

function aPlayer() {
  return `Lynx ${1 + Math.floor(Math.random() * players)}`;
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
