import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
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

const migrationsFolder = join(root, "prisma", "migrations");

type Migration = { name: string; sql: string; checksum: string };

/** Like `prisma migrate deploy`, without its engine; one transaction per migration. */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [prismaLock]);
    await client.query(createJournal);
    const pending = await notYetApplied(client, migrations(folder));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end(); // also releases the lock
  }
}

export function migrations(folder = migrationsFolder): Migration[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

async function notYetApplied(client: pg.Client, all: Migration[]) {
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null`,
  );
  const failed = rows.find((row) => !row.finished);
  if (failed)
    throw new Stop(`Migration ${failed.name} failed in this database earlier: mend it with "prisma migrate resolve".`);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return all.filter(({ name, checksum }) => {
    const appliedChecksum = applied.get(name);
    if (appliedChecksum && appliedChecksum !== checksum)
      throw new Stop(`Migration ${name} was changed after this database applied it: make a new migration instead.`);
    return !appliedChecksum;
  });
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  const id = randomUUID();
  try {
    await client.query("begin");
    await client.query("insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)", [
      id,
      checksum,
      name,
    ]);
    await client.query(sql);
    await client.query("update _prisma_migrations set finished_at = now(), applied_steps_count = 1 where id = $1", [
      id,
    ]);
    await client.query("commit");
  } catch (error) {
    throw new Stop(`Migration ${name} could not be applied: ${(error as Error).message}`);
  }
}
