import { join } from "node:path";
import { ensureAppRole, restrictRole } from "./app-role.ts";
import { ask } from "./ask.ts";
import { type Cluster, startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { withLock } from "./lock.mjs";
import { migrate } from "./migrate.ts";
import { ours, runNode } from "./run.ts";

export { ask } from "./ask.ts";

const name = "recruit";
const unfinished = "recruit_unfinished";

/** The database of our own Postgres in a data folder, made and filled with the demo when it is not there yet; `url` is for the site, which does not own it. */
export async function openEmbedded(dataDir: string): Promise<{ url: string; cluster: Cluster }> {
  const folder = join(dataDir, "postgres");
  const cluster = await startEmbeddedPostgres(folder);
  const url = await withLock(join(folder, "database.lock"), async () => {
    await ensureDatabase(cluster, dataDir);
    return ensureAppRole(cluster.urlOf(name));
  });
  return { url, cluster };
}

async function ensureDatabase(cluster: Cluster, dataDir: string) {
  if (await exists(cluster, name)) return void (await migrate(cluster.urlOf(name)));
  console.log("Making the demo database (once)...");
  await ask(
    cluster.urlOf("postgres"),
    `drop database if exists ${unfinished} with (force)`,
    `create database ${unfinished}`,
  );
  await migrate(cluster.urlOf(unfinished));
  await seedDemo(cluster.urlOf(unfinished), dataDir);
  // It gets its name last, so that a start that was cut short begins anew.
  await ask(cluster.urlOf("postgres"), `alter database ${unfinished} rename to ${name}`);
}

type Wishes = { demo: boolean; ownerUrl?: string | undefined };

/** Somebody's own database: migrated and given the fifteen sports; filled with the demo only when asked. Where its owner is named, the site's role gets no more than it needs. */
export async function openGiven(url: string, { demo, ownerUrl }: Wishes) {
  await mustAnswer("DATABASE_URL", url);
  if (ownerUrl) await mustAnswer("MIGRATE_DATABASE_URL", ownerUrl);
  const owner = ownerUrl ?? url;
  await migrate(owner).catch((error) => {
    if (error.code !== "42501") throw error;
    throw new Stop("MIGRATE_DATABASE_URL must name the owner of the database, who may change its tables.");
  });
  await (demo ? seedDemo(owner) : seedCatalogue(owner));
  if (ownerUrl) await restrictSite(url, ownerUrl);
}

const mustAnswer = (setting: string, url: string) =>
  ask(url, "select 1").catch((error) => {
    throw new Stop(`${setting} cannot be used: ${reason(error, new URL(url))}.`);
  });

/** Whoever has the rights of the owner cannot be kept from them. */
async function restrictSite(url: string, ownerUrl: string) {
  const [site] = await ask(
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

/** Writes the rows of the demo, and its files into the data folder. */
export async function seedDemo(url: string, dataDir = process.env.DATA_DIR) {
  const { ok } = await runNode(ours("prisma/seed/seed.ts"), { env: { DATABASE_URL: url, DATA_DIR: dataDir } });
  if (!ok) throw new Stop("The demo data could not be written.");
}

async function seedCatalogue(url: string) {
  const { ok } = await runNode(ours("prisma/seed/seed.ts", "--catalogue"), { env: { DATABASE_URL: url } });
  if (!ok) throw new Stop("The catalogue of sports could not be written.");
}

async function exists(cluster: Cluster, database: string) {
  return (await ask(cluster.urlOf("postgres"), `select 1 from pg_database where datname = '${database}'`)).length > 0;
}

function reason(error: Error & { code?: string }, { hostname, port, pathname, username }: URL) {
  const place = `${hostname}:${port || 5432}`;
  const words: Record<string, string> = {
    ECONNREFUSED: `no Postgres listens at ${place}`,
    ENOTFOUND: `the host ${hostname} is not known`,
    EAI_AGAIN: `the host ${hostname} is not known`,
    ETIMEDOUT: `${place} does not answer`,
    "28P01": `the password for ${username} is wrong`,
    "28000": `${username} may not sign in at ${place}`,
    "3D000": `there is no database ${pathname.slice(1)} at ${place}`,
  };
  return words[error.code ?? ""] ?? `${place} says "${error.message}"`;
}
