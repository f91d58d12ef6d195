import "server-only";
import { isAbsolute, resolve } from "node:path";
import { BadSetting, readSettings } from "./env-schema";

/** The environment of a running server, completed by `scripts/prepare.ts`. */
export const env = readEnv();

function readEnv() {
  const settings = readSettings(process.env);
  const dataDir = isAbsolute(settings.DATA_DIR)
    ? settings.DATA_DIR
    : resolve(/* turbopackIgnore: true */ process.cwd(), settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR: dataDir,
    DATABASE_URL: settings.DATABASE_URL ?? requireAtRuntime("DATABASE_URL"),
    AUTH_SECRET: settings.AUTH_SECRET ?? requireAtRuntime("AUTH_SECRET"),
    APP_URL: settings.APP_URL ?? `http://localhost:${settings.PORT}`,
  };
}

function requireAtRuntime(name: string): string {
  if (process.env.NEXT_PHASE === "phase-production-build") return "";
  throw new BadSetting(`${name} must be set.`);
}
