import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { runSql } from "./ask.ts";
import { columnList, copyIn, copyOut } from "./copy.ts";
import { Stop } from "./fail.ts";
import { migrate, migrations, migrationsFolder } from "./migrate.ts";

type Table = { name: string; columns: string[]; rows: number };
type Sequence = { name: string; value: string; isCalled: boolean };
type Manifest = { madeAt: string; migrations: string[]; tables: Table[]; sequences: Sequence[] };

const journal = "_prisma_migrations";
const manifestFile = (folder: string) => join(folder, "backup.json");
const rowsFile = (folder: string, table: string) => join(folder, "tables", `${table}.gz`);

/** Writes all rows of one moment, a compressed file per table; the job queue of pg-boss is made anew at each start. */
export async function dumpDatabase(url: string, folder: string): Promise<Manifest> {
  await mkdir(join(folder, "tables"), { recursive: true });
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const manifest: Manifest = {
      madeAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
    };
    for (const table of manifest.tables) table.rows = await dumpTable(client, table, rowsFile(folder, table.name));
    await client.query("commit");
    await writeFile(manifestFile(folder), JSON.stringify(manifest, null, 2));
    return manifest;
  });
}

/** Loads a backup into a database without tables, in one transaction, then runs the migrations that are newer than it. */
export async function loadDatabase(url: string, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await assertEmpty(url);
  await migrate(url, migrationsFolder, new Set(manifest.migrations));
  await withClient(url, async (client) => {
    await client.query("begin");
    await withoutConstraints(client, async () => {
      await client.query(`truncate ${columnList(manifest.tables.map(({ name }) => name))}`);
      for (const table of manifest.tables) await loadTable(client, table, rowsFile(folder, table.name));
    });
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query("select setval($1::regclass, $2, $3)", [name, value, isCalled]);
    await client.query("commit");
    await client.query("analyze");
  });
  await migrate(url);
  return manifest;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => {
    throw new Stop(`There is no backup in ${folder}: its backup.json is missing.`);
  });
  const manifest: Manifest = JSON.parse(text);
  const migrationNames = new Set(migrations().map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !migrationNames.has(name));
  if (unknown) throw new Stop(`The backup was made by a newer version of Recruit, which has the migration ${unknown}.`);
  return manifest;
}

async function assertEmpty(url: string) {
  const tables = await runSql(url, "select from pg_tables where schemaname = 'public' limit 1");
  if (tables.length > 0)
    throw new Stop("The database already has tables: make a new, empty one and name it in the settings.");
}

async function dumpTable(client: pg.Client, { name, columns }: Table, path: string): Promise<number> {
  const gzip = createGzip({ level: 1 });
  const written = finished(gzip.pipe(createWriteStream(path)));
  const sql = `copy ${pg.escapeIdentifier(name)} (${columnList(columns)}) to stdout`;
  const rows = await copyOut(client, sql, gzip);
  gzip.end();
  await written;
  return rows;
}

async function loadTable(client: pg.Client, { name, columns, rows }: Table, path: string) {
  const source = pipeline(createReadStream(path), createGunzip(), () => {}); // an error ends the reading of `source`
  source.on("error", () => {}); // gunzip may report the same error again after that
  const sql = `copy ${pg.escapeIdentifier(name)} (${columnList(columns)}) from stdin`;
  const loaded = await copyIn(client, sql, source).catch((error: Error) => {
    throw new Stop(`The backup is damaged: ${name} cannot be loaded (${error.message}).`);
  });
  if (loaded !== rows) throw new Stop(`The backup is damaged: ${name} has ${loaded} rows instead of ${rows}.`);
}

/** Without foreign keys the tables may be loaded in any order; the database checks all rows when the keys are added again. */
async function withoutConstraints(client: pg.Client, work: () => Promise<void>) {
  const { rows: keys } = await client.query(
    `select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: triggered } = await client.query(
    `select distinct tgrelid::regclass as table from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const known = new Set(migrations().map(({ name }) => name));
  const { rows } = await client.query(`select migration_name as name from ${journal} where finished_at is not null`);
  return rows.map(({ name }) => String(name)).filter((name) => known.has(name));
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '${journal}'
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );
  return rows.map(({ name, columns }) => ({ name, columns, rows: 0 }));
}

async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query(`select last_value as value, is_called as "isCalled" from ${name}`);
    sequences.push({ name, ...states[0] });
  }
  return sequences;
}
