import { join } from "node:path";
import { ensureAppRole, restrictRole } from "./app-role.ts";
import { runSql } from "./ask.ts";
import { type Cluster, startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { withLock } from "./lock.mjs";
import { migrate } from "./migrate.ts";
import { nodeArgs, runNode } from "./run.ts";

export { runSql as ask } from "./ask.ts";

export const embeddedName = "recruit";
const unfinishedName = "recruit_unfinished";

/** The embedded database, created with demo data if missing; `url` is for the site's role. */
export async function openEmbedded(dataDir: string): Promise<{ url: string; cluster: Cluster }> {
  const folder = join(dataDir, "postgres");
  const cluster = await startEmbeddedPostgres(folder);
  const url = await withLock(join(folder, "database.lock"), async () => {
    await ensureDatabase(cluster, dataDir);
    return ensureAppRole(cluster.urlOf(embeddedName));
  });
  return { url, cluster };
}

async function ensureDatabase(cluster: Cluster, dataDir: string) {
  if (await exists(cluster, embeddedName)) return void (await migrate(cluster.urlOf(embeddedName)));
  console.log("Making the demo database (once)...");
  await runSql(
    cluster.urlOf("postgres"),
    `drop database if exists ${unfinishedName} with (force)`,
    `create database ${unfinishedName}`,
  );
  await migrate(cluster.urlOf(unfinishedName));
  await seedDemo(cluster.urlOf(unfinishedName), dataDir);
  // Renamed last, so that an interrupted start is repeated.
  await runSql(cluster.urlOf("postgres"), `alter database ${unfinishedName} rename to ${embeddedName}`);
}

type OpenOptions = { demo: boolean; ownerUrl?: string | undefined };

/** An external database: migrates and seeds the sports; demo data only on request. With `ownerUrl` the site's role is restricted. */
export async function openGiven(url: string, { demo, ownerUrl }: OpenOptions) {
  await assertReachable("DATABASE_URL", url);
  if (ownerUrl) await assertReachable("MIGRATE_DATABASE_URL", ownerUrl);
  const owner = ownerUrl ?? url;
  await migrate(owner).catch((error) => {
    if (error.code !== "42501") throw error;
    throw new Stop("MIGRATE_DATABASE_URL must name the owner of the database, who may change its tables.");
  });
  await (demo ? seedDemo(owner) : seedCatalogue(owner));
  if (ownerUrl) await restrictSite(url, ownerUrl);
}

export const assertReachable = (setting: string, url: string) =>
  runSql(url, "select 1").catch((error) => {
    throw new Stop(`${setting} cannot be used: ${reason(error, new URL(url))}.`);
  });

/** A role with the owner's rights cannot be restricted. */
async function restrictSite(url: string, ownerUrl: string) {
  const [site] = await runSql(
    url,
    `select current_user as role, bool_or(pg_has_role(tableowner, 'member')) as owns
      from pg_tables where schemaname = 'public'`,
  );
  if (site?.owns === null) throw new Stop("MIGRATE_DATABASE_URL and DATABASE_URL must name the same database.");
  if (site?.owns)
    throw new Stop(`DATABASE_URL must name a role without the rights of the tables' owner, not ${site.role}.`);
  await restrictRole(ownerUrl, String(site?.role)).catch((error) => {
    throw new Stop(`MIGRATE_DATABASE_URL cannot give ${site?.role} its rights: the database says "${error.message}".`);
  });
}

/** Writes the demo rows, and its files into the data folder. */
export async function seedDemo(url: string, dataDir = process.env.DATA_DIR) {
  const { ok } = await runNode(nodeArgs("prisma/seed/seed.ts"), { env: { DATABASE_URL: url, DATA_DIR: dataDir } });
  if (!ok) throw new Stop("The demo data could not be written.");
}

async function seedCatalogue(url: string) {
  const { ok } = await runNode(nodeArgs("prisma/seed/seed.ts", "--catalogue"), { env: { DATABASE_URL: url } });
  if (!ok) throw new Stop("The catalogue of sports could not be written.");
}

async function exists(cluster: Cluster, database: string) {
  return (
    (await runSql(cluster.urlOf("postgres"), `select 1 from pg_database where datname = '${database}'`)).length > 0
  );
}

function reason(error: Error & { code?: string }, { hostname, port, pathname, username }: URL) {
  const hostAndPort = `${hostname}:${port || 5432}`;
  const reasons: Record<string, string> = {
    ECONNREFUSED: `no Postgres listens at ${hostAndPort}`,
    ENOTFOUND: `the host ${hostname} is not known`,
    EAI_AGAIN: `the host ${hostname} is not known`,
    ETIMEDOUT: `${hostAndPort} does not answer`,
    "28P01": `the password for ${username} is wrong`,
    "28000": `${username} may not sign in at ${hostAndPort}`,
    "3D000": `there is no database ${pathname.slice(1)} at ${hostAndPort}`,
  };
  return reasons[error.code ?? ""] ?? `${hostAndPort} says "${error.message}"`;
}
