import type { Settings } from "../../lib/platform/env-schema.ts";
import { runSql } from "../ask.ts";
import { assertReachable } from "../database.ts";
import { pendingMigrations } from "../migrate.ts";

const oldestVersion = 15;
const extensions = ["citext", "pg_trgm", "unaccent"];
/** Seconds. */
const largestDifference = 2;

type State = { version: number; role: string; super: boolean; owns: boolean | null; encoding: string; now: number };

export async function databaseProblems(settings: Settings): Promise<string[]> {
  const { DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl, APP_URL } = settings;
  if (!url)
    return APP_URL?.startsWith("https:") ? ["DATABASE_URL is not set: the site would run on the demo database."] : [];
  await assertReachable("DATABASE_URL", url);
  if (ownerUrl) await assertReachable("MIGRATE_DATABASE_URL", ownerUrl);
  const state = await readState(url);
  return [
    ...versionProblems(state),
    ...roleProblems(state, ownerUrl !== undefined),
    ...(await extensionProblems(url)),
    ...(await migrationProblems(ownerUrl ?? url)),
    ...clockProblems(state.now),
  ];
}

async function readState(url: string): Promise<State> {
  const [row] = await runSql(
    url,
    `select current_setting('server_version_num')::int / 10000 as version, current_user::text as role, rolsuper as super,
       (select bool_or(pg_has_role(tableowner, 'member')) from pg_tables where schemaname = 'public') as owns,
       current_setting('server_encoding') as encoding, extract(epoch from clock_timestamp())::float8 as now
     from pg_roles where rolname = current_user`,
  );
  return row as State;
}

function versionProblems({ version, encoding }: State) {
  return [
    ...(version < oldestVersion ? [`The database is Postgres ${version}: use ${oldestVersion} or newer.`] : []),
    ...(encoding === "UTF8" ? [] : [`The database's encoding is ${encoding}: make it with encoding 'UTF8'.`]),
  ];
}

function roleProblems({ role, super: isSuperuser, owns }: State, hasOwner: boolean) {
  if (isSuperuser)
    return [`DATABASE_URL signs in as the superuser ${role}: make a role for the site alone, as docs/deploy.md shows.`];
  if (!owns) return [];
  return [
    hasOwner
      ? `DATABASE_URL must name a role without the rights of the tables' owner, not ${role}.`
      : `DATABASE_URL signs in as the owner of the tables, ${role}: set MIGRATE_DATABASE_URL to it, and DATABASE_URL to a role for the site alone.`,
  ];
}

async function extensionProblems(url: string) {
  const rows = await runSql(url, "select name from pg_available_extensions");
  const available = new Set(rows.map(({ name }) => name));
  const missing = extensions.filter((name) => !available.has(name));
  return missing.length > 0 ? [`Postgres lacks ${missing.join(", ")}: install its contrib package.`] : [];
}

async function migrationProblems(url: string) {
  const pending = await pendingMigrations(url).catch((error) => {
    if (error.code === "42501") return []; // only the owner may read the journal
    throw error;
  });
  if (pending.length === 0) return [];
  return [`The database lacks ${pending.length} migrations, first ${pending[0]}: run npm run db:migrate.`];
}

function clockProblems(now: number) {
  const difference = Math.abs(Date.now() / 1000 - now);
  if (difference <= largestDifference) return [];
  return [
    `The clocks of this machine and of the database differ by ${Math.round(difference)} s: let both follow a time server.`,
  ];
}
