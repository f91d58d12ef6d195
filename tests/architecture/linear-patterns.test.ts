import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { exceptions, makers } from "./pattern-exceptions";
import { judged, type Pattern, patternsOf, written } from "./patterns";
import { planted, sources } from "./sources";

const listed = "tests/architecture/judged-patterns.txt";
/** Stored verdicts, so that a fresh checkout need not compute them; `JUDGED=write npm test -- check` writes them again. */
const knownPatterns = () => new Set(readFileSync(listed, "utf8").split("\n"));

const files = sources(
  ["app", "components", "lib", "scripts", "middleware.ts", "instrumentation.ts"],
  /\.(tsx?|mjs)$/,
).map((file) => ({ path: file.path, ...patternsOf(file) }));

/** Patterns that a file builds from text, recorded while it is loaded and its functions run. */
async function builtIn(make: () => Promise<unknown>): Promise<Pattern[]> {
  const caught: Pattern[] = [];
  const native = globalThis.RegExp;
  vi.resetModules();
  globalThis.RegExp = new Proxy(native, {
    construct(target, [source, flags]) {
      const pattern = new target(source, flags);
      caught.push({ at: "", source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    await make();
  } finally {
    globalThis.RegExp = native;
  }
  return caught;
}

const slow = (patterns: Pattern[], verdicts: Awaited<ReturnType<typeof judged>>) =>
  patterns.flatMap((pattern) => {
    const verdict = verdicts.get(written(pattern));
    return verdict && verdict !== "linear" ? [{ ...pattern, why: verdict.slow }] : [];
  });

async function allBuilt(): Promise<Pattern[]> {
  const all: Pattern[] = [];
  for (const [path, make] of Object.entries(makers))
    all.push(...(await builtIn(make)).map((pattern) => ({ ...pattern, at: path })));
  return all;
}

const isAbout = ({ path, pattern }: (typeof exceptions)[number], slowPattern: Pattern) =>
  slowPattern.at.split(":")[0] === path && written(slowPattern) === pattern;

test("every regular expression takes linear time", async () => {
  const all = [...files.flatMap(({ literals }) => literals), ...(await allBuilt())];
  const verdicts = await judged(all, knownPatterns());
  if (process.env.JUDGED === "write") write(verdicts);
  const slowPatterns = slow(all, verdicts);
  const surprising = slowPatterns.filter((pattern) => !exceptions.some((exception) => isAbout(exception, pattern)));
  expect(surprising.map((pattern) => `${pattern.at} ${written(pattern)}: ${pattern.why}`)).toEqual([]);
  expect(exceptions.filter((exception) => !slowPatterns.some((pattern) => isAbout(exception, pattern)))).toEqual([]);
}, 600_000);

function write(verdicts: ReadonlyMap<string, unknown>) {
  const linear = [...verdicts].filter(([, verdict]) => verdict === "linear").map(([pattern]) => pattern);
  writeFileSync(listed, `${linear.sort().join("\n")}\n`);
}

test("regular expressions built from text declare their pattern so that it is checked too", () => {
  const builders = files.filter(({ built }) => built.length > 0).map(({ path }) => path);
  expect(builders.toSorted()).toEqual(Object.keys(makers).toSorted());
});

test("an exception states its reason and the longest text", () => {
  for (const { why, bound } of exceptions) expect(Math.min(why.length, bound.length)).toBeGreaterThan(8);
});

test("the check finds a slow pattern, a built one and one that cannot be analyzed", async () => {
  const { literals, built } = patternsOf(
    planted("lib/a.ts", 'const slow = /(a+)+$/;\nconst made = new RegExp("a");\nconst also = RegExp("b");'),
  );
  expect(literals).toEqual([{ at: "lib/a.ts:1", source: "(a+)+$", flags: "" }]);
  expect(built).toEqual(["lib/a.ts:2", "lib/a.ts:3"]);
  expect(slow(literals, await judged(literals, new Set()))).toHaveLength(1);
  const parts = ["x+", "y"];
  const [caught] = await builtIn(async () => new RegExp(parts.join(""), "g"));
  expect(caught && written(caught)).toBe("/x+y/g");
});
