import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { attributes, isNumber } from "@/lib/measurements/schema/catalogue";
import { typedNumber } from "@/lib/measurements/schema/typed-number";
import { boundedText, preparedText } from "@/lib/platform/command/input";
import { isTimeZone } from "@/lib/platform/i18n/time-zone";
import { acts } from "../../support/permissions/acts";
import { commandOf, commands } from "../../support/permissions/try-commands";
import type { Things } from "../../support/permissions/world";
import { anyName, type TakenText, textsOf } from "../../support/texts-of";

/** Texts on which patterns that go back and forth take longest. */
const alphabets = [" ", "!", ".", "<", "0", "A/", "A+A+", "@.", "-_", "a,", "㌖", "e\u0301\u0323", "\r\n", "(", "x "];
/** Those with which each field is tried alone. */
const worst = [1, 3, 5, 6, 9, 10];
const made = new Map<number, string[]>();

/** In each alphabet, with another character at the end. */
function textsOfLength(length: number): string[] {
  const kept = made.get(length);
  if (kept) return kept;
  const all = alphabets.map((signs) => {
    const end = /\w/.test(signs) ? "!" : "a";
    return signs.repeat(Math.ceil(length / signs.length)).slice(0, length - 1) + end;
  });
  made.set(length, all);
  return all;
}

/** The most milliseconds that one request may hold up all others. */
const most = 100;

/** Milliseconds of the processor, the least of three where it is much: the collector works on its own threads, when it likes. */
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
  wish: { jobId: randomUUID(), recruiterId: randomUUID() },
};
/** What a command may be about, by ids of nothing. */
const things = new Proxy({} as Things, { get: (_things, name) => nested[String(name)] ?? randomUUID() });

type Tried = { name: string; input: z.ZodType; usual: object; texts: TakenText[]; unbounded: string[] };
let all: Tried[];

beforeAll(async () => {
  all = await Promise.all(
    commands.map(async (name) => {
      const { input } = await commandOf(name);
      return { name, input, usual: acts[name]?.of(things) ?? {}, ...textsOf(input) };
    }),
  );
}, 120_000);

/** The same with `value` at this place. */
function placed(input: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = rest.length > 0 ? placed((input as never)?.[step], rest, value) : value;
  return step === 0 ? [inner] : { ...(input as object), [step === anyName ? `value.${randomUUID()}` : step]: inner };
}

/** What a command takes that is read before its length is judged, each with its reason. */
const exceptions = [
  // A search that our own page has read out of its address.
  "search/record-search criteria.any name: takes anything (unknown)",
];

test("no command reads a text before its length is checked", () => {
  expect(all.flatMap(({ name, unbounded }) => unbounded.map((one) => `${name} ${one}`))).toEqual(exceptions);
});

type Sent = { what: string; input: z.ZodType; value: unknown };

/** The first that takes too long: a text that takes quadratic time takes it in every field of its kind. */
function firstSlow(sent: Iterable<Sent>): string | undefined {
  for (const { what, input, value } of sent) {
    const ms = cost(() => input.safeParse(value));
    if (ms >= most) return `${what}: ${ms} ms`;
  }
}

test("no text in any field of a command blocks the process", () => {
  const sent = all.flatMap(({ name, input, usual, texts }, turn) =>
    texts.map(({ path, longest }, at) => {
      const text = textsOfLength(longest)[worst[(turn + at) % worst.length] ?? 0];
      return { what: `${name} ${path.join(".")}`, input, value: placed(usual, path, text) };
    }),
  );
  expect(firstSlow(sent)).toBeUndefined();
});

test.each([
  ["longest text there may be", ({ longest }: TakenText) => longest],
  ["text of 100,000 characters", () => 100_000],
])("the %s in every field at once does not either", (_length, lengthOf) => {
  const sent = all.flatMap(({ name, input, usual, texts }) =>
    alphabets.map((signs, at) => {
      const fill = (value: unknown, text: TakenText) => placed(value, text.path, textsOfLength(lengthOf(text))[at]);
      return { what: `${name} ${JSON.stringify(signs)}`, input, value: texts.reduce(fill, usual) };
    }),
  );
  expect(firstSlow(sent)).toBeUndefined();
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
