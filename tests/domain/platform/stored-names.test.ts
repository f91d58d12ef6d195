import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migrate, migrations } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

/** The last migration before stored names changed. */
const lastBefore = "20261130035000_names_in_one_word";
const folder = throwAwayFolder();
const [server = ""] = inject("databases");
const name = `stored_names_${process.pid}`;
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const query = (sql: string) => ask(url, sql);

const id = "10000000-0000-4000-8000-000000000000";

/** Rows with every former name. */
const rows = `
  insert into users (id, email, password_hash) values ('${id}', 'ana@test.recruit', '');
  insert into notification_settings (user_id, bell, mail) values ('${id}', '{desk}', '{offers,desk}');`;

beforeAll(async () => {
  await ask(server, `create database ${name}`);
  const names = migrations().map((migration) => migration.name);
  for (const earlier of names.slice(0, names.indexOf(lastBefore) + 1))
    cpSync(join("prisma/migrations", earlier), join(folder.path, earlier), { recursive: true });
  await migrate(url, folder.path);
  await query(rows);
  await migrate(url);
});
afterAll(async () => {
  await ask(server, `drop database ${name} with (force)`);
  folder.remove();
});

test("settings of notifications name the staff's work", async () => {
  expect(await query("select bell::text[], mail::text[] from notification_settings")).toEqual([
    { bell: ["staff"], mail: ["offers", "staff"] },
  ]);
});
