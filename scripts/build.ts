import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./fail.ts";
import { fingerprint } from "./fingerprint.ts";
import { ensureClient } from "./generate.ts";
import { isAlive, processIdentity, withLock } from "./lock.mjs";
import { cache, root, runNode } from "./run.ts";
import { ensureWritable } from "./writable.ts";

/** Two places, so that a changed source can be built while a server still serves the last build. */
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
/** Whether a build is made from this file. */
export const isSource = (file: string) =>
  files.includes(file) || folders.some((folder) => file.startsWith(`${folder}/`));

const generated = /^lib\/platform\/prisma\/|\.d\.json\.ts$/;

/** Gives the folder with a build of these very sources; builds when there is none. A build sees no database, so it serves any. */
export async function ensureBuild(): Promise<string> {
  ensureWritable("node_modules/.cache/recruit", cache);
  const say = () => console.log("Another process is building, waiting for it...");
  return withLock(
    join(cache, "build.lock"),
    async () => {
      const wanted = sources();
      const ready = slots.find((slot) => isBuiltFrom(slot, wanted));
      const slot = ready ?? slots.find((candidate) => !isInUse(candidate));
      if (!slot) throw new Stop("Two running servers use both build folders: stop one of them first.");
      if (!ready) {
        ensureWritable(slot, join(root, slot));
        await ensureClient();
        await build(slot, wanted);
      }
      markInUse(slot);
      return slot;
    },
    say,
  );
}

/** The folder with a build of these sources, when there is one. */
export const builtIn = () => slots.find((slot) => isBuiltFrom(slot, sources())) ?? slots[0];

const sources = () => fingerprint([...folders, ...files], { except: generated });
const stampOf = (slot: string) => join(root, slot, "built-from.txt");
const usersOf = (slot: string) => join(cache, "serving", slot);

function isBuiltFrom(slot: string, wanted: string) {
  return existsSync(stampOf(slot)) && readFileSync(stampOf(slot), "utf8") === wanted;
}

async function build(slot: string, wanted: string) {
  console.log("Building the site (once, until the sources change)...");
  rmSync(stampOf(slot), { force: true });
  const env = {
    NODE_ENV: "production" as const,
    NEXT_DIST_DIR: slot,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_PUBLIC_BUILD: wanted.slice(0, 12),
  };
  const result = await runNode(["node_modules/next/dist/bin/next", "build"], { quiet: true, env });
  if (!result.ok) throw new Stop(`${result.output}\nThe site could not be built; the reason stands above.`);
  writeFileSync(stampOf(slot), wanted);
}

function markInUse(slot: string) {
  mkdirSync(usersOf(slot), { recursive: true });
  writeFileSync(join(usersOf(slot), String(process.pid)), processIdentity());
}

function isInUse(slot: string) {
  if (!existsSync(usersOf(slot))) return false;
  return readdirSync(usersOf(slot)).some((user) => {
    const mark = join(usersOf(slot), user);
    if (isAlive(readFileSync(mark, "utf8"))) return true;
    rmSync(mark, { force: true });
    return false;
  });
}
