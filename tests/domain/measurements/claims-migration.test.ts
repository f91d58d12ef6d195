import { cpSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migrate } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

const baseline = "20261121000000_baseline";
const folder = throwAwayFolder();
const [server = ""] = inject("databases");
const name = `before_claims_${process.pid}`;
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const query = (sql: string) => ask(url, sql);

const [player, event, confirmation, fact, undated] = [1, 2, 3, 4, 5].map(
  (digit) => `${digit}0000000-0000-4000-8000-000000000000`,
);

/** Every kind of row: typed claims with history, facts with and without a day, source, event and place, performances, confirmations. */
const rows = `
  insert into users (id, email, password_hash) values ('${player}', 'ana@test.recruit', '');
  insert into sports (slug, name, description, popularity_rank) values ('football', 'Football', '', 1);
  insert into players (id, user_id, handle, full_name, email, birth_date, nationality, country, city, primary_sport, position,
    level, experience_level, consent_terms, consent_image_rights)
  values ('${player}', '${player}', 'ana', 'Ana', '', '2000-01-01', 'FR', 'FR', 'Lyon', 'football', 'goalkeeper', 'amateur', '',
    true, true);
  insert into sport_events (id, title, description, sport, event_type, location, start_date)
  values ('${event}', 'Tryout', '', 'football', 'tryout', 'Lyon', '2026-05-01');
  insert into player_claims (player_id, attribute, sport, number, choices, measured_on, grade, source, event_id)
  values ('${player}', 'height_cm', null, 171, '{}', '2026-01-10', 'self', null, null),
    ('${player}', 'height_cm', null, 172.5, '{}', '2026-02-10', 'coach', 'Club', null),
    ('${player}', 'strong_foot', 'football', null, '{left}', '2026-01-10', 'self', null, null),
    ('${player}', 'sprint_30m', 'football', 4.1, '{}', '2026-05-01', 'event', 'Tryout', '${event}');
  insert into player_facts (id, player_id, label, value, grade, source, happened_on, event_id, place, created_at)
  values ('${fact}', '${player}', '30 m', '4.0 s', 'coach', 'Coach', '2026-03-01', null, null, '2026-03-02T10:00:00.5Z'),
    ('${undated}', '${player}', 'Caps', '3', 'self', null, null, null, null, '2026-04-05T23:59:00Z'),
    (default, '${player}', 'Caps', '3', 'federation', null, '2020-02-29', null, null, default),
    (default, '${player}', 'Final', '', 'event', 'Tryout', '2026-05-01', '${event}', 1, default),
    (default, '${player}', '30 m', '4.1 s', 'event', 'Tryout', '2026-05-01', '${event}', 2, default);
  insert into player_performance_history (player_id, recorded_at, metric_name, metric_value)
  values ('${player}', '2025-01-02T23:30:00.123Z', '30 m', '4.1 s'), ('${player}', '2025-01-02T23:30:00.123Z', '30 m', '4.1 s'),
    ('${player}', '2026-03-04T00:00:00Z', 'height_cm', '180');
  insert into confirmations (id, player_id, name, role, club, email, locale, names_player, token_hash, receipt_hash, expires_at)
  values ('${confirmation}', '${player}', 'Coach', 'coach', 'Club', 'c@test.recruit', 'en', false, 'a', 'b', '2026-06-01');
  insert into confirmed_claims (confirmation_id, claim_id) select '${confirmation}', id from player_claims where attribute = 'sprint_30m';
  insert into confirmed_claims (confirmation_id, fact_id, answer, before, grade) values ('${confirmation}', '${fact}', 'confirmed', 'self', 'coach');`;

const history = "select * from player_performance_history order by id";
const facts = (table: string) => `select * from ${table} where id <> '${undated}' order by id`;
const factsInClaims = `(select id, player_id, label, text as value, grade, source, measured_on as happened_on, event_id, place, created_at
  from player_claims where label is not null and recorded_at is null) as facts`;
const searched = `select (select json_agg(n order by attribute) from newest_claims n) as newest,
  (select json_agg(t) from player_terms t) as terms`;
const countOf = async (table: string) => Number((await query(`select count(*) as count from ${table}`))[0]?.count);
const undatedClaim = `select measured_on::text, undated from player_claims where id = '${undated}'`;

/** Runs these statements in a transaction of the previous version that is still open. */
async function openTransaction(...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of ["begin", ...statements]) await client.query(sql);
  return async () => {
    await vi.waitFor(async () => expect(await query(waiting)).toHaveLength(1), { timeout: 60_000 });
    await client.query("commit");
    await client.end();
  };
}
const waiting = `select from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`;

beforeAll(async () => {
  await ask(server, `create database ${name}`);
  cpSync(join("prisma/migrations", baseline), join(folder.path, baseline), { recursive: true });
  await migrate(url, folder.path);
  await query(rows);
});
afterAll(async () => {
  await ask(server, `drop database ${name} with (force)`);
  folder.remove();
});

test("every row of the three tables is one claim and reads as before, also one that is being written, and searches see no difference", async () => {
  const tables = ["player_claims", "player_facts", "player_performance_history", "confirmed_claims"];
  const [claims, ...merged] = await Promise.all(tables.map(countOf));
  expect([claims, ...merged]).toEqual([4, 5, 3, 2]);
  const read = (table: string) => Promise.all([history, facts(table), searched].map(query));
  const before = await read("player_facts");
  const open = [
    await openTransaction(`insert into player_performance_history (player_id, recorded_at, metric_name, metric_value)
      values ('${player}', '2026-04-05', 'Late', '1')`),
    await openTransaction(`insert into player_facts (player_id, label, value) values ('${player}', 'Late', '1')`),
  ];
  const migrated = migrate(url);
  for (const commitOnceAwaited of open) await commitOnceAwaited();
  await migrated;
  expect(await query("delete from player_claims where label = 'Late' returning text")).toHaveLength(2);
  expect(await read(factsInClaims)).toEqual(before);
  const tablesNow = ["player_claims", factsInClaims, "player_performance_history", "confirmed_claims"];
  expect(await Promise.all(tablesNow.map(countOf))).toEqual([12, ...merged]);
  expect(await query(undatedClaim)).toEqual([{ measured_on: "2026-04-05", undated: true }]);
  expect(
    await query("select attribute, count(*)::int from player_claims where label is not null group by 1 order by 1"),
  ).toEqual([
    { attribute: "own:30 m", count: 4 },
    { attribute: "own:Caps", count: 2 },
    { attribute: "own:Final", count: 1 },
    { attribute: "own:height_cm", count: 1 },
  ]);
  expect(await query("select claim_id from confirmed_claims where answer = 'confirmed'")).toEqual([{ claim_id: fact }]);
});

test("the import still writes the performance history", async () => {
  const [entry] = await query(
    `insert into player_performance_history (player_id, recorded_at, metric_name, metric_value)
     values ('${player}', '2026-05-06T10:00:00Z', '40 m', '5.2 s') returning id`,
  );
  const stored = `select attribute, grade, measured_on::text from player_claims where id = '${entry?.id}'`;
  expect(await query(stored)).toEqual([{ attribute: "own:40 m", grade: "self", measured_on: "2026-05-06" }]);
  await query(`delete from player_performance_history where id = '${entry?.id}'`);
  expect(await query(stored)).toEqual([]);
});
