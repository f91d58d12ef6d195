import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./fail.ts";
import { fingerprint } from "./fingerprint.ts";
import { ensureClient } from "./generate.ts";
import { isAlive, processIdentity, withLock } from "./lock.mjs";
import { cache, root, runNode } from "./run.ts";
import { ensureWritable } from "./writable.ts";

/** Two folders, so that one can be rebuilt while a server uses the other. */
const slots = [".next", ".next-spare"] as const;
const folders = ["app", "components", "lib", "messages", "prisma/schema", "public"];
const files = [
  "instrumentation.ts",
  "middleware.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
export const isSource = (file: string) =>
  files.includes(file) || folders.some((folder) => file.startsWith(`${folder}/`));

const generated = /^lib\/platform\/prisma\/|\.d\.json\.ts$/;

/** Returns the folder with a build of the current sources; builds if there is none. */
export async function ensureBuild(): Promise<string> {
  ensureWritable("node_modules/.cache/recruit", cache);
  const logWaiting = () => console.log("Another process is building, waiting for it...");
  return withLock(
    join(cache, "build.lock"),
    async () => {
      const fingerprintNow = sources();
      const ready = slots.find((slot) => isBuiltFrom(slot, fingerprintNow));
      const slot = ready ?? slots.find((candidate) => !isInUse(candidate));
      if (!slot) throw new Stop("Two running servers use both build folders: stop one of them first.");
      if (!ready) {
        ensureWritable(slot, join(root, slot));
        await ensureClient();
        await build(slot, fingerprintNow);
      }
      markInUse(slot);
      return slot;
    },
    logWaiting,
  );
}

/** The folder with a current build, if there is one. */
export const currentBuildFolder = () => slots.find((slot) => isBuiltFrom(slot, sources())) ?? slots[0];

const sources = () => fingerprint([...folders, ...files], { except: generated });
const stampFile = (slot: string) => join(root, slot, "built-from.txt");
const usersFolder = (slot: string) => join(cache, "serving", slot);

function isBuiltFrom(slot: string, sourcesHash: string) {
  return existsSync(stampFile(slot)) && readFileSync(stampFile(slot), "utf8") === sourcesHash;
}

async function build(slot: string, sourcesHash: string) {
  console.log("Building the site (once, until the sources change)...");
  const wasBuilt = existsSync(stampFile(slot));
  rmSync(stampFile(slot), { force: true });
  const env = {
    NODE_ENV: "production" as const,
    NEXT_DIST_DIR: slot,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_BUILD: sourcesHash.slice(0, 12),
    // Writing Turbopack's cache takes a minute of both processors: only where it is built again.
    KEEP_COMPILED: wasBuilt ? "1" : "",
  };
  const result = await runNode(["node_modules/next/dist/bin/next", "build"], { quiet: true, env });
  if (!result.ok) throw new Stop(`${result.output}\nThe site could not be built; the reason stands above.`);
  writeFileSync(stampFile(slot), sourcesHash);
}

function markInUse(slot: string) {
  mkdirSync(usersFolder(slot), { recursive: true });
  writeFileSync(join(usersFolder(slot), String(process.pid)), processIdentity());
}

function isInUse(slot: string) {
  if (!existsSync(usersFolder(slot))) return false;
  return readdirSync(usersFolder(slot)).some((user) => {
    const mark = join(usersFolder(slot), user);
    if (isAlive(readFileSync(mark, "utf8"))) return true;
    rmSync(mark, { force: true });
    return false;
  });
}
