import { join } from "node:path";
import pg from "pg";
import { type Cluster, startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { withLock } from "./lock.mjs";
import { migrate } from "./migrate.ts";
import { ours, runNode } from "./run.ts";

const name = "recruit";
const unfinished = "recruit_unfinished";

/** The database of our own Postgres in a data folder, made and filled with the demo when it is not there yet. */
export async function openEmbedded(dataDir: string): Promise<{ url: string; cluster: Cluster }> {
  const folder = join(dataDir, "postgres");
  const cluster = await startEmbeddedPostgres(folder);
  await withLock(join(folder, "database.lock"), async () => {
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
  });
  return { url: cluster.urlOf(name), cluster };
}

/** Somebody's own database: migrated and given the fifteen sports; filled with the demo only when asked. */
export async function openGiven(url: string, { demo }: { demo: boolean }) {
  await ask(url, "select 1").catch((error) => {
    throw new Stop(`DATABASE_URL cannot be used: ${reason(error, new URL(url))}.`);
  });
  await migrate(url);
  await (demo ? seedDemo(url) : seedCatalogue(url));
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

/** Runs the statements on a connection of their own and gives the last one's rows. */
export async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
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
