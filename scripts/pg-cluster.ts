import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Stop } from "./fail.ts";
import { type AsUser, notAsRoot, postgresBinaries } from "./pg-binaries.ts";
import { startGuarded } from "./run.ts";

/** `owner`: see `processIdentity`. */
export type Connection = { password: string; port: number; owner: string };

export const dataFolder = (folder: string) => join(folder, "data");
const connectionFile = (folder: string) => join(folder, "connection.json");

export function readConnection(folder: string): Connection | undefined {
  if (!existsSync(connectionFile(folder))) return undefined;
  return JSON.parse(readFileSync(connectionFile(folder), "utf8"));
}

export function writeConnection(folder: string, connection: Connection) {
  const next = `${connectionFile(folder)}.next`;
  writeFileSync(next, JSON.stringify(connection), { mode: 0o600 });
  renameSync(next, connectionFile(folder));
}

/** Creates the data folder atomically if missing; an existing one is never touched. */
export async function ensureCluster(folder: string) {
  const binaries = postgresBinaries();
  const user = notAsRoot(binaries);
  const stored = readConnection(folder);
  const exists = existsSync(dataFolder(folder));
  if (exists && !stored) throw new Stop(`${dataFolder(folder)} holds a database, but its connection.json is missing.`);
  const connection = stored ?? { password: randomBytes(18).toString("hex"), port: 0, owner: "" };
  writeConnection(folder, connection);
  if (!exists) await initialise(folder, connection.password, join(binaries, "initdb"), user);
  return { binaries, user, connection };
}

async function initialise(folder: string, password: string, initdb: string, user: AsUser) {
  for (const name of readdirSync(folder)) {
    if (name.startsWith("unfinished-")) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const draftFolder = join(folder, `unfinished-${process.pid}`);
  const [data, passwordFile] = [join(draftFolder, "data"), join(draftFolder, "password")];
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.options.uid && user.options.gid) {
    for (const path of [draftFolder, data, passwordFile]) chownSync(path, user.options.uid, user.options.gid);
  }
  const locale = ["-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "--no-instructions"];
  const command = { ...user.wrap(initdb, ["-D", data, ...locale, ...access]), options: user.options };
  const child = startGuarded(command, "pipe");
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Stop(`The embedded database could not be made in ${folder}:\n${Buffer.concat(output)}`);
  renameSync(data, dataFolder(folder));
  rmSync(draftFolder, { recursive: true, force: true });
}
