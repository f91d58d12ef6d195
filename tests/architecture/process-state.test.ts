import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const files = sources(["app", "components", "lib", "scripts", "instrumentation.ts", "middleware.ts"], /\.(tsx?|mjs)$/);

const contexts = (all: Source[]) =>
  all.flatMap(({ path, text }) => [...text.matchAll(/new AsyncLocalStorage\b/g)].map(() => path));

const slots = (all: Source[]) => [
  ...new Set(
    all.flatMap(({ text }) =>
      [...text.matchAll(/globalThis(?:\.| as (?:unknown as )?\{ ?)(\w+)/g)].map(([, name = ""]) => name),
    ),
  ),
];

/** States without a sentence above them that says who shares them. */
const unexplained = (all: Source[]) =>
  all.flatMap(({ path, text }) =>
    [...text.matchAll(/(.*)\n(?:export )?const (\w+) = processState\(/g)].flatMap(([, above = "", name = ""]) =>
      above.startsWith("/** ") ? [] : [`${path} ${name}`],
    ),
  );

test("there are two asynchronous contexts: of the request and of the transaction", () => {
  expect(contexts(files)).toEqual(["lib/platform/command/request-context.ts", "lib/platform/db/db.ts"]);
  expect(contexts([planted("lib/platform/a.ts", "const a = new AsyncLocalStorage<true>();")])).toHaveLength(1);
});

test("one name is global: the state of the process", () => {
  expect(slots(files)).toEqual(["recruit"]);
  const two = [
    planted("lib/a.ts", "globalThis as { recruitA?: A };"),
    planted("lib/b.mjs", "globalThis.recruitB ??= 1;"),
  ];
  expect(slots(two)).toEqual(["recruitA", "recruitB"]);
});

test("each state of the process says who shares it", () => {
  expect(unexplained(files)).toEqual([]);
  expect(unexplained([planted("lib/a.ts", 'import "b";\nconst a = processState("a", () => 1);')])).toEqual([
    "lib/a.ts a",
  ]);
});

test("no more is shared than now", () => {
  const calls = files.flatMap(({ text }) => [...text.matchAll(/= processState\(/g)]);
  expect(calls.length).toBeLessThanOrEqual(9);
});
