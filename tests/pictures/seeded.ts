import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ask } from "@/scripts/database.ts";
import { startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { atEnd } from "@/scripts/lifecycle.ts";
import { git, shelf } from "./checkout.ts";

export type Seeded = {
  /** The moment it was seeded, in milliseconds: what the clocks of both sites say. */
  at: number;
  clone: (name: string) => Promise<{ databaseUrl: string; dataDir: string }>;
};

const longestUse = 86_400_000;

/** One database with the demo as the older commit knows it; each site gets a clone and brings it up to date itself. */
export async function seededDatabase(commit: string, checkout: string): Promise<Seeded> {
  const folder = join(shelf, "seeded", git("rev-parse", `${commit}:prisma`));
  const stamp = join(folder, "seeded-at.txt");
  if (!existsSync(stamp) || Date.now() - Number(readFileSync(stamp, "utf8")) > longestUse) {
    rmSync(join(shelf, "seeded"), { recursive: true, force: true, maxRetries: 5 });
  }
  mkdirSync(folder, { recursive: true });
  const cluster = await startEmbeddedPostgres(join(folder, "postgres"), { throwAway: true });
  atEnd(cluster.stop);
  const uploads = join(folder, "uploads");
  if (!existsSync(stamp)) {
    console.log("Seeding one database for both...");
    process.env.DATA_DIR = folder;
    const { openGiven }: typeof import("@/scripts/database.ts") = await import(
      pathToFileURL(join(checkout, "scripts/database.ts")).href
    );
    await ask(cluster.urlOf("postgres"), "create database seeded");
    await openGiven(cluster.urlOf("seeded"), { demo: true });
    writeFileSync(stamp, String(Date.now()));
  }
  return {
    at: Number(readFileSync(stamp, "utf8")),
    clone: async (name) => {
      const dataDir = join(folder, name);
      rmSync(dataDir, { recursive: true, force: true });
      if (existsSync(uploads)) cpSync(uploads, join(dataDir, "uploads"), { recursive: true });
      await ask(
        cluster.urlOf("postgres"),
        `drop database if exists ${name} with (force)`,
        `create database ${name} template seeded`,
      );
      return { databaseUrl: cluster.urlOf(name), dataDir };
    },
  };
}
