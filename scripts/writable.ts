import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Stop } from "./fail.ts";

/** Creates the folder and tests that it is writable; else throws a Stop whose sentence begins with `name`. */
export function ensureWritable(name: string, folder: string) {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new Stop(`${name} must be a folder that this user may write to: ${reason(error as Error)}.`);
  }
}

/** Creates one level at a time: Node's recursive mkdir never returns where folders cannot be created, as in /proc. */
function makeFolder(folder: string) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function reason(error: Error & { code?: string; path?: string }) {
  const reasons: Record<string, string> = {
    EACCES: "it may not write there",
    EPERM: "it may not write there",
    EROFS: "that disk can only be read",
    ENOSPC: "that disk is full",
    EEXIST: `${error.path} is a file`,
    ENOTDIR: `a part of ${error.path} is a file`,
    ENOENT: `${error.path} cannot be made`,
  };
  return reasons[error.code ?? ""] ?? `${error.path} says "${error.code}"`;
}
