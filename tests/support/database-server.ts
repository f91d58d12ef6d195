import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ask } from "@/scripts/database.ts";
import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { ensureClient } from "@/scripts/generate.ts";
import { migrate } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

declare module "vitest" {
  interface ProvidedContext {
    databases: string[];
    dataDir: string;
  }
}

/** One server per run, one migrated template, one clone of it per worker. */
export default async function setup({ provide, config }: TestProject) {
  await ensureClient();
  const folder = throwAwayFolder();
  const cluster = await startEmbeddedPostgres(join(folder.path, "postgres"), { throwAway: true });
  const admin = cluster.urlOf("postgres");
  await ask(admin, "create database template");
  await migrate(cluster.urlOf("template"));
  const names = Array.from({ length: Number(config.maxWorkers) || 2 }, (_, index) => `worker_${index + 1}`);
  for (const name of names) await ask(admin, `create database ${name} template template`);
  provide("databases", names.map(cluster.urlOf));
  provide("dataDir", folder.path);
  return async () => {
    await cluster.stop();
    folder.remove();
  };
}
