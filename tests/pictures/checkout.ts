import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stop } from "@/scripts/fail.ts";
import { root } from "@/scripts/run.ts";

/** Where the other commit, the seeded database and a browser stay for the next time; may be deleted at any time. */
export const shelf = join(tmpdir(), `recruit-pictures-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);

/** The commit that git means by `ref`, in a folder beside ours that keeps its builds. */
export function checkOut(ref: string): { commit: string; folder: string } {
  const commit = commitOf(ref);
  const folder = join(shelf, "checkout");
  if (existsSync(join(folder, ".git"))) git("-C", folder, "checkout", "--quiet", "--force", "--detach", commit);
  else {
    git("worktree", "prune");
    git("worktree", "add", "--force", "--detach", folder, commit);
  }
  const same = (file: string) => bytesOf(join(folder, file)).equals(bytesOf(join(root, file)));
  if (same("package-lock.json") && !same("node_modules/.package-lock.json")) linkModules(folder);
  return { commit, folder };
}

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

function commitOf(ref: string) {
  try {
    return git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
  } catch {
    throw new Stop(`git knows no commit "${ref}".`);
  }
}

export const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The same packages, by hard links: Turbopack follows no link that leaves the project. */
function linkModules(folder: string) {
  console.log("Linking the packages...");
  rmSync(join(folder, "node_modules"), { recursive: true, force: true, maxRetries: 5 });
  linkFolder(join(root, "node_modules"), join(folder, "node_modules"));
}

function linkFolder(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === ".cache") continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // another disk
  }
}
