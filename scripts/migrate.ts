import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { columnList, copyIn } from "./copy.ts";
import { Stop } from "./fail.ts";
import { root } from "./run.ts";

/** The advisory lock of `prisma migrate deploy`, so that the two never run at once. */
const prismaLock = 72707369;
const createJournal = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

export const migrationsFolder = join(root, "prisma", "migrations");

type Table = { name: string; text: string };
type Migration = { name: string; sql: string; tables: Table[]; checksum: string; replaces?: Replaced };
/** Earlier migrations that a baseline stands for, and the commit that still has them. */
type Replaced = { commit: string; migrations: string[] };
type Applied = Map<string, string>;

/**
 * One transaction per migration, recorded as `prisma migrate` does. A database that has all migrations that a baseline replaces
 * gets it recorded only. `only` names the ones to consider. Returns what was run.
 */
export async function migrate(url: string, folder = migrationsFolder, only?: ReadonlySet<string>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [prismaLock]);
    await client.query(createJournal);
    const applied = await readApplied(client);
    const considered = migrations(folder).filter(({ name }) => only?.has(name) ?? true);
    const pending = notYetApplied(considered, applied);
    const replacing = pending.filter((migration) => hasReplaced(migration, applied));
    for (const migration of replacing) await record(client, migration, 0);
    const rest = pending.filter((migration) => !replacing.includes(migration));
    for (const migration of rest) await apply(client, migration);
    return rest.map(({ name }) => name);
  } finally {
    await client.end(); // also releases the lock
  }
}

/** The names of the migrations that `migrate` would run or record. */
export async function pendingMigrations(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('_prisma_migrations') is not null as exists");
    const applied: Applied = rows[0].exists ? await readApplied(client) : new Map();
    return notYetApplied(migrations(folder), applied).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

export function migrations(folder = migrationsFolder): Migration[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => readMigration(join(folder, name)));
}

/** A folder with `migration.sql`, rows for a table in `<table>.tsv`, and in a baseline `replaces.json`. */
function readMigration(path: string): Migration {
  const sql = readFileSync(join(path, "migration.sql"), "utf8");
  const tables = readdirSync(path)
    .filter((file) => file.endsWith(".tsv"))
    .sort()
    .map((file) => ({ name: basename(file, ".tsv"), text: readFileSync(join(path, file), "utf8") }));
  const hash = createHash("sha256").update(sql);
  for (const { text } of tables) hash.update(text);
  const list = join(path, "replaces.json");
  const replaces = existsSync(list) ? { replaces: JSON.parse(readFileSync(list, "utf8")) as Replaced } : {};
  return { name: basename(path), sql, tables, checksum: hash.digest("hex"), ...replaces };
}

async function readApplied(client: pg.Client): Promise<Applied> {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null`,
  );
  const failed = rows.find((row) => !row.finished);
  if (failed)
    throw new Stop(`Migration ${failed.name} failed in this database earlier: mend it with "prisma migrate resolve".`);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function notYetApplied(all: Migration[], applied: Applied): Migration[] {
  return all.filter(({ name, checksum }) => {
    const appliedChecksum = applied.get(name);
    if (appliedChecksum && appliedChecksum !== checksum)
      throw new Stop(`Migration ${name} was changed after this database applied it: make a new migration instead.`);
    return !appliedChecksum;
  });
}

/** Whether the database has every migration that this one replaces. */
function hasReplaced({ name, replaces }: Migration, applied: Applied): boolean {
  if (!replaces) return false;
  const { commit, migrations: earlier } = replaces;
  const count = earlier.filter((migration) => applied.has(migration)).length;
  if (count > 0 && count < earlier.length)
    throw new Stop(
      `This database has ${count} of the ${earlier.length} migrations that ${name} replaces: start commit ${commit} on it once, then this version.`,
    );
  return count > 0;
}

async function apply(client: pg.Client, migration: Migration) {
  try {
    await client.query("begin");
    await client.query(migration.sql);
    for (const table of migration.tables) await copy(client, table);
    await record(client, migration, 1);
    await client.query("commit");
  } catch (error) {
    throw new Stop(`Migration ${migration.name} could not be applied: ${(error as Error).message}`);
  }
}

function record(client: pg.Client, { name, checksum }: Migration, steps: number) {
  return client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), $4)`,
    [randomUUID(), checksum, name, steps],
  );
}

/** The file's first line names the columns. */
async function copy(client: pg.Client, { name, text }: Table) {
  const columns = columnList(text.slice(0, text.indexOf("\n")).split("\t"));
  const sql = `copy ${pg.escapeIdentifier(name)} (${columns}) from stdin (header)`;
  await copyIn(client, sql, [Buffer.from(text)]);
}
