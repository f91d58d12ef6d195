import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { BadSetting, readSettings, type Settings, settingNames } from "../lib/platform/env-schema.ts";
import { envFilesAreRead } from "../lib/server/next-private.ts";
import { openEmbedded, openGiven } from "./database.ts";
import { Stop } from "./fail.ts";
import { ensureClient } from "./generate.ts";
import { atEnd } from "./lifecycle.ts";
import { root } from "./run.ts";
import { ownSecrets } from "./secrets.ts";
import { ensureWritable } from "./writable.ts";

export type PreparedApp = { settings: Settings; demo: boolean };
type PrepareOptions = { demo?: boolean; listens?: boolean };

/** Settings, database, migrations, demo data. Completes `process.env`. */
export async function prepare({ demo = false, listens = true }: PrepareOptions = {}): Promise<PreparedApp> {
  const settings = readSettings(readEnvironment());
  if (listens) await assertPortFree(settings.PORT);
  process.env.DATA_DIR = resolve(root, settings.DATA_DIR);
  ensureWritable("DATA_DIR", process.env.DATA_DIR);
  return settings.DATABASE_URL
    ? withGivenDatabase(settings, settings.DATABASE_URL, demo)
    : withEmbeddedDatabase(settings, process.env.DATA_DIR);
}

async function withGivenDatabase(settings: Settings, url: string, demo: boolean): Promise<PreparedApp> {
  const [missing] = missingSettings(settings);
  if (missing) throw new BadSetting(missing);
  await ensureClient();
  await openGiven(url, { demo, ownerUrl: settings.MIGRATE_DATABASE_URL });
  delete process.env.MIGRATE_DATABASE_URL;
  return { settings, demo };
}

/** What the start requires besides, as one sentence each. */
export function missingSettings(settings: Settings): string[] {
  if (!settings.DATABASE_URL) return [];
  const isPublic = settings.APP_URL?.startsWith("https:");
  return [
    ...(settings.AUTH_SECRET
      ? []
      : ["AUTH_SECRET must be set when DATABASE_URL is set (`openssl rand -base64 32` makes one)."]),
    ...(isPublic && !settings.STRIPE_SECRET_KEY && !settings.ALLOW_LOCAL_PAYMENTS
      ? [
          "STRIPE_SECRET_KEY must be set when DATABASE_URL is set and APP_URL is https: without it anybody buys a plan with a test card (ALLOW_LOCAL_PAYMENTS=1 allows that).",
        ]
      : []),
  ];
}

async function withEmbeddedDatabase(settings: Settings, dataDir: string): Promise<PreparedApp> {
  process.env.AUTH_SECRET = settings.AUTH_SECRET ?? ownSecrets(dataDir).AUTH_SECRET;
  process.env.STAFF_SECOND_FACTOR ??= "asked";
  await ensureClient();
  const { url, cluster } = await openEmbedded(dataDir);
  atEnd(cluster.stop);
  process.env.DATABASE_URL = url;
  return { settings, demo: true };
}

/** The environment completed by the files, in which its variables win; Next does not read them again. */
export function readEnvironment() {
  for (const file of [".env.local", ".env"]) if (existsSync(join(root, file))) process.loadEnvFile(join(root, file));
  Object.assign(process.env, envFilesAreRead);
  forgetEmptySettings();
  return process.env;
}

/** An empty variable counts as unset everywhere. */
function forgetEmptySettings() {
  for (const name of settingNames) if (!process.env[name]?.trim()) delete process.env[name];
}

/** Checked first, so that an error appears at once. */
function assertPortFree(port: number) {
  return new Promise<void>((resolvePort, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(portProblem(error, port)));
    probe.listen(port, () => probe.close(() => resolvePort()));
  });
}

export function portProblem(error: NodeJS.ErrnoException, port: number) {
  if (error.code === "EADDRINUSE")
    return new Stop(`Port ${port} is in use: stop what listens there, or set PORT to another one.`);
  if (error.code === "EACCES")
    return new Stop(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
  return error;
}
