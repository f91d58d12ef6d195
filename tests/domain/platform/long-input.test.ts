import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { boundedText, preparedText } from "@/lib/platform/command/input";
import { isTimeZone } from "@/lib/platform/i18n/time-zone";
import { attributes, isNumber } from "@/lib/sports/schema/catalogue";
import { typedNumber } from "@/lib/sports/schema/typed-number";
import { acts } from "../../support/permissions/acts";
import { commandOf, commands } from "../../support/permissions/try-commands";
import type { Things } from "../../support/permissions/world";
import { placed, type TakenText, textsOf } from "../../support/texts-of";

/** Texts that make backtracking patterns slowest. */
const alphabets = [" ", "!", ".", "<", "0", "A/", "A+A+", "@.", "-_", "a,", "㌖", "e\u0301\u0323", "\r\n", "(", "x "];
/** The alphabets with which each field is tested alone. */
const worst = [1, 3, 5, 6, 9, 10];
const textsByLength = new Map<number, string[]>();

/** One text per alphabet, ending in another character. */
function textsOfLength(length: number): string[] {
  const cachedTexts = textsByLength.get(length);
  if (cachedTexts) return cachedTexts;
  const all = alphabets.map((signs) => {
    const end = /\w/.test(signs) ? "!" : "a";
    return signs.repeat(Math.ceil(length / signs.length)).slice(0, length - 1) + end;
  });
  textsByLength.set(length, all);
  return all;
}

/** Milliseconds for which one request may block all others. */
const most = 100;

/** CPU milliseconds, the minimum of three runs if high: garbage collection runs on its own threads at any time. */
function cost(work: () => unknown): number {
  const once = () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const first = once();
  return first < most ? first : Math.min(first, once(), once());
}

const ids = () => ({ eventId: randomUUID(), playerId: randomUUID(), factId: randomUUID() });
const nested: Record<string, unknown> = {
  organized: ids(),
  begun: ids(),
  letter: { token: "a".repeat(43), itemId: randomUUID(), form: { email: "ann@test.recruit" } },
  wishlistEntry: { jobId: randomUUID(), recruiterId: randomUUID() },
};
/** Ids of subjects that do not exist. */
const fakeThings = new Proxy({} as Things, { get: (_things, name) => nested[String(name)] ?? randomUUID() });

type CommandCase = { name: string; input: z.ZodType; usual: object; texts: TakenText[]; unbounded: string[] };
let all: CommandCase[];

beforeAll(async () => {
  all = await Promise.all(
    commands.map(async (name) => {
      const { input } = await commandOf(name);
      return { name, input, usual: acts[name]?.of(fakeThings) ?? {}, ...textsOf(input) };
    }),
  );
}, 120_000);

/** Fields that are read before their length is checked, with the reasons. */
const exceptions = [
  // A search that our page parsed from its address.
  "search/record-search criteria.any name: takes anything (unknown)",
];

test("no command reads a text before its length is checked", () => {
  expect(all.flatMap(({ name, unbounded }) => unbounded.map((fieldName) => `${name} ${fieldName}`))).toEqual(
    exceptions,
  );
});

type TestInput = { what: string; input: z.ZodType; value: unknown };

/** The first input that takes too long: quadratic time shows in every field of its kind. */
function firstSlow(inputs: Iterable<TestInput>): string | undefined {
  for (const { what, input, value } of inputs) {
    const ms = cost(() => input.safeParse(value));
    if (ms >= most) return `${what}: ${ms} ms`;
  }
}

test("no text in any field of a command blocks the process", () => {
  const inputs = all.flatMap(({ name, input, usual, texts }, turn) =>
    texts.map(({ path, longest }, index) => {
      const text = textsOfLength(longest)[worst[(turn + index) % worst.length] ?? 0];
      return { what: `${name} ${path.join(".")}`, input, value: placed(usual, path, text) };
    }),
  );
  expect(firstSlow(inputs)).toBeUndefined();
});

test.each([
  ["longest text there may be", ({ longest }: TakenText) => longest],
  ["text of 100,000 characters", () => 100_000],
])("the %s in every field at once does not either", (_length, lengthOf) => {
  const inputs = all.flatMap(({ name, input, usual, texts }) =>
    alphabets.map((signs, index) => {
      const fill = (value: unknown, text: TakenText) => placed(value, text.path, textsOfLength(lengthOf(text))[index]);
      return { what: `${name} ${JSON.stringify(signs)}`, input, value: texts.reduce(fill, usual) };
    }),
  );
  expect(firstSlow(inputs)).toBeUndefined();
});

test("time zone names and typed numbers are parsed in linear time", () => {
  const zones = ["A/", "A+", "A+A+", "/A", "_-"].map((signs) => `A/${signs.repeat(20_000)}/`);
  const figures = attributes.filter(isNumber).slice(0, 40);
  expect(
    Math.max(...[...zones, ...zones.map((zone) => zone.slice(0, 63))].map((zone) => cost(() => isTimeZone(zone)))),
  ).toBeLessThan(most);
  const typed = textsOfLength(100_000);
  expect(Math.max(...figures.map((figure) => cost(() => typed.map((text) => typedNumber(text, figure)))))).toBeLessThan(
    most,
  );
});

test("checks after the length are skipped for a text that is too long", () => {
  const read: string[] = [];
  const note = (text: string) => read.push(text) > 0;
  const schema = preparedText(
    8,
    (text) => {
      note(text);
      return text.trim();
    },
    boundedText(4, "required", "too_long").refine(note),
  );
  expect(schema.safeParse(" ab ").data).toBe("ab");
  expect(read).toEqual([" ab ", "ab"]);
  for (const text of ["abcde", "x".repeat(9)])
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(["too_long"]);
  expect(read.filter((text) => text.length > 8)).toEqual([]);
});
