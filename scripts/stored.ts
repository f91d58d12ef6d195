import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readSettings } from "../lib/platform/env-schema.ts";
import { runSql } from "./ask.ts";
import { embeddedName } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { atEnd } from "./lifecycle.ts";
import { dataFolder } from "./pg-cluster.ts";
import { readEnvironment } from "./prepare.ts";
import { root } from "./run.ts";
import { ensureWritable } from "./writable.ts";

/** Of the data folder; the secrets exist only where no AUTH_SECRET is set. */
const parts = ["uploads", "secrets.json"];

type Stored = { url: string; dataDir: string };

/** The database as its owner, and the data folder. `create` makes the embedded database, empty, when there is none. */
export async function openStored({ create }: { create: boolean }): Promise<Stored> {
  const settings = readSettings(readEnvironment());
  const dataDir = resolve(root, settings.DATA_DIR);
  ensureWritable("DATA_DIR", dataDir);
  const givenUrl = settings.MIGRATE_DATABASE_URL ?? settings.DATABASE_URL;
  return { url: givenUrl ?? (await openEmbedded(dataDir, create)), dataDir };
}

async function openEmbedded(dataDir: string, create: boolean): Promise<string> {
  const folder = join(dataDir, "postgres");
  if (!create && !existsSync(dataFolder(folder)))
    throw new Stop(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  const cluster = await startEmbeddedPostgres(folder);
  atEnd(cluster.stop);
  const admin = cluster.urlOf("postgres");
  const databases = await runSql(admin, `select from pg_database where datname = '${embeddedName}'`);
  if (create && databases.length === 0) await runSql(admin, `create database ${embeddedName}`);
  return cluster.urlOf(embeddedName);
}

/** A restore into the files or the secrets of another site would keep those, and lose what the backup's secrets protect. */
export function assertNoFiles(dataDir: string) {
  const path = parts.map((part) => join(dataDir, part)).find((file) => existsSync(file));
  if (path) throw new Stop(`There is already something at ${path}: set DATA_DIR to an empty folder.`);
}

/** Copies what belongs to the database from one folder to another; nothing is overwritten. */
export async function copyFiles(from: string, to: string) {
  for (const part of parts) {
    if (!existsSync(join(from, part))) continue;
    await cp(join(from, part), join(to, part), {
      recursive: true,
      force: false,
      preserveTimestamps: true,
      filter: (path) => !path.endsWith(".part"),
    });
  }
}

/** The folder that a command names, relative to where npm was called. */
export function namedFolder(command: string): string {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) throw new Stop(`Use: npm run ${command} -- <folder>`);
  return resolve(process.env.INIT_CWD ?? ".", name);
}
