// Entry point of all npm scripts: runs on any Node, installs, then continues on the pinned Node.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withLock } from "./lock.mjs";
import { supervise } from "./supervisor.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const installed = join(modules, ".package-lock.json"); // npm writes it last

let program;
stopWithNpm();
if (!isInstalled()) await withLock(lockFile(), () => isInstalled() || install(), sayWaiting);
transferOwnership(process.argv.slice(2));

/** Compares npm's record of installed packages with the lockfile. */
function isInstalled() {
  if (!existsSync(installed)) return false;
  const wanted = packages(join(root, "package-lock.json"));
  const present = packages(installed);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    return present[path] ? present[path].integrity === entry.integrity : mayBeMissing(entry);
  });
}

/** Packages for other systems, and in an image those for development. */
function mayBeMissing({ optional, devOptional, dev }) {
  return optional || devOptional || (dev && process.env.NODE_ENV === "production");
}

function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, "utf8")).packages;
  } catch {
    return {};
  }
}

async function install() {
  console.log("Installing packages (once, until the lockfile changes)...");
  rmSync(installed, { force: true }); // an interrupted install must not look complete
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const code =
    basename(npm ?? "") === "npm-cli.js" ? await run(process.execPath, [npm, ...args]) : await run("npm", args);
  if (code !== 0) {
    console.error("The packages could not be installed; npm's own words stand above.");
    process.exit(1);
  }
}

function run(command, args) {
  const order = { command, args, options: { cwd: root }, signal: "SIGTERM", wholeGroup: true, patience: 3000 };
  const guard = spawn(process.execPath, [join(root, "scripts", "guard.mjs"), JSON.stringify(order)], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  return new Promise((resolve) => guard.on("exit", (code) => resolve(code ?? 1)));
}

function transferOwnership([script, ...args]) {
  const env = { ...process.env, PATH: join(modules, ".bin") + delimiter + process.env.PATH };
  const hook = pathToFileURL(join(root, "scripts", "resolve-hook.ts")).href;
  const command = ["--import", hook, join(root, script), ...args];
  program = supervise({ command: pinnedNode(), args: command, options: { cwd: root, env } });
}

function pinnedNode() {
  const pinned = join(modules, ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(`Recruit needs Node 22.18 or newer on this system, this is ${process.version}.`);
  process.exit(1);
}

/** A killed npm cannot forward signals, but its child gets another parent. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = () => process.ppid !== parent && (program ? program.stop("SIGTERM") : process.exit(1));
  setInterval(look, 500).unref();
}

function lockFile() {
  const id = createHash("sha256").update(root).digest("hex").slice(0, 12);
  return join(tmpdir(), `recruit-install-${process.getuid?.() ?? 0}-${id}.lock`);
}

function sayWaiting() {
  console.log("Another start is installing the packages, waiting for it...");
}
