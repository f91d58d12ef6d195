import { afterEach, beforeEach, expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { launch, type Program, processesOf, until } from "./program";

let folder: ReturnType<typeof throwAwayFolder>;
let program: Program;

beforeEach(() => {
  folder = throwAwayFolder();
  program = launch("tests/faults/server/supervised.ts", {}, [folder.path]);
});
afterEach(async () => {
  program.child.kill("SIGTERM");
  await program.ended;
  folder.remove();
});

/** The address and process id that each start logged. */
const starts = () => [...program.words().matchAll(/serves (\S+) as (\d+)/g)].map(([, url = "", pid]) => ({ url, pid }));
const lines = () =>
  program
    .words()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: number; msg: string; stack?: string });
const nothingIsLeft = () => processesOf(folder.path).filter((pid) => pid !== program.child.pid).length === 0;

async function serving(nth: number) {
  await until(`start ${nth} serves`, () => starts().length >= nth);
  return starts()[nth - 1]?.url ?? "";
}

const block = (url: string) => void fetch(`${url}/block`).catch(() => {});

test("a blocked server is logged with its stack and restarted a limited number of times, with its database", async () => {
  block(await serving(1));
  const second = await serving(2);
  // Only a warning when the machine was busy, see tests/domain/server/blocked-level.
  expect(lines()[0]).toMatchObject({ level: expect.toBeOneOf([40, 50]), msg: "the event loop is blocked" });
  expect(lines()[0]?.stack).toMatch(/^ {4}at blockForever \(file:.*blocked-program\.ts:\d+:\d+\)\n/);
  expect(lines().at(-1)?.msg).toBe("the server did not answer for 4 s and was killed; restart 1 of 2 in 0.1 s");
  expect(await ask(await (await fetch(second)).text(), "select 1 as one")).toEqual([{ one: 1 }]);

  block(second);
  block(await serving(3));
  expect(await program.ended).toBe(1);
  expect(lines().at(-1)?.msg).toMatch(/restarted 2 times already, this is the end$/);
  await until("nothing is left", nothingIsLeft);
});

test("a blocked server ends on a signal and leaves no process", async () => {
  block(await serving(1));
  await until("it is blocked", () => lines().some(({ msg }) => msg === "the event loop is blocked"));
  program.child.kill("SIGTERM");
  await program.ended;
  await until("nothing is left", nothingIsLeft);
  expect(starts()).toHaveLength(1);
});

test("a blocked server whose supervisor was killed ends by itself", async () => {
  block(await serving(1));
  await until("it is blocked", () => lines().some(({ msg }) => msg === "the event loop is blocked"));
  program.child.kill("SIGKILL");
  await program.ended;
  await until("nothing is left", nothingIsLeft);
});

test("a responsive server is not restarted and ends cleanly", async () => {
  const url = await serving(1);
  const begun = performance.now();
  await until("it was asked for long enough", async () => (await fetch(url)).ok && performance.now() - begun > 6_000);
  expect(starts()).toHaveLength(1);
  program.child.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  expect(lines()).toEqual([]);
  expect(nothingIsLeft()).toBe(true);
});
