import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { dumpDatabase, loadDatabase } from "@/scripts/dump.ts";
import { assertNoFiles, copyFiles } from "@/scripts/stored.ts";
import { anEvent } from "@/tests/support/factories/events";
import { aPlayer } from "@/tests/support/factories/people";

const url = String(process.env.DATABASE_URL);
const addressOf = (name: string) => new URL(`/${name}`, url).href;
const names = ["restored", "damaged", "newer", "missing", "half"].map(
  (name) => `${name}_${process.env.VITEST_POOL_ID ?? 1}`,
);
const [restored = "", damaged = "", newer = "", missing = "", half = ""] = names.map(addressOf);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recruit-backup-"));
  for (const name of names) await ask(url, `drop database if exists ${name} with (force)`, `create database ${name}`);
});
afterAll(async () => {
  await ask(url, "delete from local_objects where kind = 'long'");
  await rm(folder, { recursive: true });
  for (const name of names) await ask(url, `drop database if exists ${name} with (force)`);
});

const difficult = "tab\t, line\nend, back\\slash, \\N, quote' and اللغة العربية";

/** A checksum of each table's rows, of each sequence, and of what the database enforces. */
async function contentOf(address: string) {
  const tables = await ask(
    address,
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'`,
  );
  const sumOf = ({ name }: Record<string, unknown>) =>
    `select '${name}' as name, count(*), md5(string_agg(row::text, '|' order by row::text)) from "${name}" row`;
  const sums = await ask(address, `${tables.map(sumOf).join(" union all ")} order by name`);
  const rules = await ask(
    address,
    `select conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      union all select sequencename, 'sequence', last_value::text from pg_sequences where schemaname = 'public'
      order by 1, 2, 3`,
  );
  return { sums, rules };
}

test("a restored backup equals the database", async () => {
  const [{ event }] = await Promise.all([anEvent({ maxParticipants: 3 }), aPlayer()]);
  await ask(
    url,
    `update sport_events set description = E'${difficult.replaceAll("\\", "\\\\").replaceAll("'", "''")}' where id = '${event.id}'`,
  );
  const long = "jsonb_build_object('text', repeat(md5(n::text), 100))";
  await ask(
    url,
    `insert into local_objects (id, kind, data) select 'long ' || n, 'long', ${long} from generate_series(1, 2000) n`,
  );
  const before = await contentOf(url);
  const { tables } = await dumpDatabase(url, folder);
  expect(tables.find(({ name }) => name === "players")?.rows).toBeGreaterThan(0);
  await loadDatabase(restored, folder);
  expect(await contentOf(restored)).toEqual(before);
});

test("a restore refuses a database with tables, and a folder without a backup", async () => {
  await expect(loadDatabase(restored, folder)).rejects.toThrow("The database already has tables");
  await expect(loadDatabase(damaged, tmpdir())).rejects.toThrow("There is no backup in");
});

test("a backup of a newer version is refused before anything is written", async () => {
  const manifest = JSON.parse(await readFile(join(folder, "backup.json"), "utf8"));
  const other = await mkdtemp(join(folder, "newer-"));
  await writeFile(
    join(other, "backup.json"),
    JSON.stringify({ ...manifest, migrations: [...manifest.migrations, "9_later"] }),
  );
  await expect(loadDatabase(newer, other)).rejects.toThrow("newer version of Recruit, which has the migration 9_later");
  expect(await ask(newer, "select from pg_tables where schemaname = 'public'")).toEqual([]);
});

test("a backup that lacks a row is refused and no row of it is kept", async () => {
  const file = join(folder, "tables", "users.gz");
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split("\n");
  await writeFile(file, gzipSync(lines.slice(1).join("\n")));
  await expect(loadDatabase(damaged, folder)).rejects.toThrow("The backup is damaged: users has");
  expect(await ask(damaged, "select count(*)::int as rows from users")).toEqual([{ rows: 0 }]);
});

test("a backup that lacks a table's file, or has half of it, is refused by the name of the table", async () => {
  const file = join(folder, "tables", "users.gz");
  const whole = await readFile(file);
  await rm(file);
  await expect(loadDatabase(missing, folder)).rejects.toThrow("The backup is damaged: users cannot be loaded (");
  await writeFile(file, whole.subarray(0, whole.length / 2));
  await expect(loadDatabase(half, folder)).rejects.toThrow("The backup is damaged: users cannot be loaded (");
});

test("a restore refuses a data folder that has files or secrets of another site", async () => {
  const [backup, dataDir] = [join(folder, "files"), join(folder, "data")];
  await Promise.all([mkdir(join(backup, "uploads"), { recursive: true }), mkdir(dataDir)]);
  await writeFile(join(backup, "secrets.json"), "{}");
  expect(() => assertNoFiles(dataDir)).not.toThrow();
  await copyFiles(backup, dataDir);
  expect(() => assertNoFiles(dataDir)).toThrow(`There is already something at ${join(dataDir, "uploads")}`);
  await rm(join(dataDir, "uploads"), { recursive: true });
  expect(() => assertNoFiles(dataDir)).toThrow(`There is already something at ${join(dataDir, "secrets.json")}`);
});
