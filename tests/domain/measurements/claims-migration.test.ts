import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migrate } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

const baseline = "20261121000000_baseline";
const folder = throwAwayFolder();
const [server = ""] = inject("databases");
const name = `before_claims_${process.pid}`;
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;

const player = "11111111-1111-4111-8111-111111111111";
const history = "select * from player_performance_history order by id";
const searched = `select (select json_agg(n order by attribute) from newest_claims n) as newest,
  (select json_agg(t) from player_terms t) as terms`;

const rows = `
  insert into users (id, email, password_hash) values ('${player}', 'ana@test.recruit', '');
  insert into sports (slug, name, description, popularity_rank) values ('football', 'Football', '', 1);
  insert into players (id, user_id, handle, full_name, email, birth_date, nationality, country, city, primary_sport, position,
    level, experience_level, consent_terms, consent_image_rights)
  values ('${player}', '${player}', 'ana', 'Ana', '', '2000-01-01', 'FR', 'FR', 'Lyon', 'football', 'goalkeeper', 'amateur', '',
    true, true);
  insert into player_claims (player_id, attribute, number, measured_on, grade, source)
  values ('${player}', 'height_cm', 171, '2026-01-10', 'self', null), ('${player}', 'height_cm', 172.5, '2026-02-10', 'coach', 'Club');
  insert into player_claims (player_id, attribute, sport, choices, measured_on) values ('${player}', 'strong_foot', 'football', '{left}', '2026-01-10');
  insert into player_performance_history (player_id, recorded_at, metric_name, metric_value)
  values ('${player}', '2025-01-02T23:30:00.123Z', '30 m', '4.1 s'), ('${player}', '2025-01-02T23:30:00.123Z', '30 m', '4.1 s'),
    ('${player}', '2026-03-04T00:00:00Z', 'height_cm', '180');`;

const countOf = async (table: string) => Number((await ask(url, `select count(*) as count from ${table}`))[0]?.count);

beforeAll(async () => {
  await ask(server, `create database ${name}`);
  cpSync(join("prisma/migrations", baseline), join(folder.path, baseline), { recursive: true });
  await migrate(url, folder.path);
  await ask(url, rows);
});
afterAll(async () => {
  await ask(server, `drop database ${name} with (force)`);
  folder.remove();
});

test("every row of the former tables is a claim, reads as before, and searches see no difference", async () => {
  const [historyBefore, searchedBefore] = [await ask(url, history), await ask(url, searched)];
  const [claims, performances] = [await countOf("player_claims"), await countOf("player_performance_history")];
  expect([claims, performances]).toEqual([3, 3]);
  await migrate(url);
  expect(await countOf("player_claims")).toBe(claims + performances);
  expect(await ask(url, history)).toEqual(historyBefore);
  expect(await ask(url, searched)).toEqual(searchedBefore);
  expect(
    await ask(
      url,
      "select distinct attribute, measured_on::text from player_claims where label is not null order by 1",
    ),
  ).toEqual([
    { attribute: "own:30 m", measured_on: "2025-01-02" },
    { attribute: "own:height_cm", measured_on: "2026-03-04" },
  ]);
});

test("the previous version and the import still write the performance history", async () => {
  const [entry] = await ask(
    url,
    `insert into player_performance_history (player_id, recorded_at, metric_name, metric_value)
     values ('${player}', '2026-05-06T10:00:00Z', '40 m', '5.2 s') returning id`,
  );
  expect(
    await ask(url, `select attribute, grade, measured_on::text from player_claims where id = '${entry?.id}'`),
  ).toEqual([{ attribute: "own:40 m", grade: "self", measured_on: "2026-05-06" }]);
  await ask(url, `delete from player_performance_history where id = '${entry?.id}'`);
  expect(await countOf(`player_claims where id = '${entry?.id}'`)).toBe(0);
});
