// @ts-check
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs `work` while no other process holds the same lock file; a lock whose owner died is taken over.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] told once, when somebody else is at it
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; !take(path); tries++) {
    if (tries === 5) onWait();
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Names a process for good: its id alone may be given to another one after a restart. */
export function processIdentity(pid = process.pid) {
  return `${pid} ${startedAt(pid)}`;
}

/** @param {string} identity */
export function isAlive(identity) {
  const pid = Number.parseInt(identity, 10);
  return pid > 0 && runs(pid) && processIdentity(pid) === identity;
}

/** @param {string} path */
function take(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, processIdentity());
  try {
    linkSync(mine, path); // the lock appears with its owner's name already in it
    return true;
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    if (!isAlive(read(path))) removeIfDead(path);
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Two waiters may find the same dead owner: the file is moved aside and restored if it turns out to be new. @param {string} path */
function removeIfDead(path) {
  const aside = `${path}.${process.pid}.dead`;
  try {
    renameSync(path, aside);
    if (isAlive(read(aside))) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, "ENOENT") && !isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/** Start time in clock ticks since boot, where /proc tells it. @param {number} pid */
function startedAt(pid) {
  const stat = read(`/proc/${pid}/stat`);
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" ? "zombie" : (fields[18] ?? "");
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
