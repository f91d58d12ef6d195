import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isAlive, processIdentity, withLock } from "@/scripts/lock.mjs";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch } from "./program";

const folder = throwAwayFolder();
afterAll(folder.remove);

test("a lock whose owner died is taken over, also when its process id was reused", async () => {
  const lock = join(folder.path, "dead.lock");
  for (const owner of ["999999 1", `${process.pid} 1`, ""]) {
    writeFileSync(lock, owner);
    expect(await withLock(lock, async () => "mine")).toBe("mine");
    expect(existsSync(lock)).toBe(false);
  }
  expect(isAlive(processIdentity())).toBe(true);
});

test("many processes take turns, and a killed one blocks no other", async () => {
  const file = join(folder.path, "count");
  writeFileSync(file, "0");
  const victim = launch("tests/faults/server/count-up.ts", {}, [file, "forever"]);
  await new Promise((done) => victim.child.stdout?.once("data", done));
  const others = Array.from({ length: 4 }, () => launch("tests/faults/server/count-up.ts", {}, [file]));
  victim.child.kill("SIGKILL");
  expect(await Promise.all(others.map((other) => other.ended))).toEqual([0, 0, 0, 0]);
  expect(readFileSync(file, "utf8")).toBe("4");
});
