import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Secrets = { AUTH_SECRET: string };

/** Generated once and stored beside the data they protect. */
export function ownSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) createSecrets(file, dataDir);
  return JSON.parse(readFileSync(file, "utf8"));
}

function createSecrets(file: string, dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${file}.${process.pid}`;
  const secrets: Secrets = { AUTH_SECRET: randomBytes(32).toString("base64url") };
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file); // atomic, and the first of two starts wins
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
