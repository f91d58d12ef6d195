import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const command = /^lib\/([a-z]+)\/(?:commands|steps)\/([a-z0-9-]+)\.ts$/;

function untested(commands: Source[], tests: Source[]) {
  const present = new Set(tests.map(({ path }) => path));
  return commands
    .map(({ path }) => path.replace(command, "tests/domain/$1/$2.test.ts"))
    .filter((path) => !present.has(path));
}

test("every command and every step has a domain test of its name", () => {
  expect(untested(sources(["lib"], command), sources(["tests/domain"]))).toEqual([]);
});

test("the check finds a command without a test", () => {
  const commands = [planted("lib/events/commands/register.ts"), planted("lib/events/commands/withdraw.ts")];
  expect(untested(commands, [planted("tests/domain/events/register.test.ts")])).toEqual([
    "tests/domain/events/withdraw.test.ts",
  ]);
});
