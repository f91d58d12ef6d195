import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Cached functions that other files hand a text, and why it is none of a visitor's own. */
const allowed: Record<string, string> = {
  "lib/jobs/queries/public.ts: vacanciesOf": "an organization that was found",
  "lib/news/queries/public.ts: relatedNews": "an article that was found",
  "lib/scouting/queries/public-answers.ts: organizationAnswers": "an organization that was found",
  "lib/verification/queries/public.ts: checkedOf": "an organization that was found",
};

const takesText = /:\s*(?:string|unknown)\b|\bafter\b/;

/** What a cached function gets becomes the key under which its answer is kept: the function that other files call judges it first. */
const strays = (files: Source[]) =>
  files.flatMap(({ path, text }) =>
    text
      .split('"use cache')
      .slice(0, -1)
      .flatMap((before) => {
        const [head = "", name = "", rest = ""] =
          before
            .slice(before.lastIndexOf("async function") - "export ".length)
            .match(/^export async function (\w+)([\s\S]*)$/) ?? [];
        return head && takesText.test(parametersOf(rest)) ? [`${path}: ${name}`] : [];
      }),
  );

/** Without what it returns. */
const parametersOf = (signature: string) => signature.slice(0, signature.lastIndexOf(")"));

const read = () => sources(["app", "components", "lib"], /\.tsx?$/);

test("no text that a visitor may choose becomes the key of a cache", () => {
  expect(strays(read()).filter((stray) => !(stray in allowed))).toEqual([]);
});

test("no exception outlives its reason", () => {
  expect(Object.keys(allowed)).toEqual(strays(read()).sort());
});

test("a cached function that takes a text is found", () => {
  const file = (text: string) => planted("lib/events/queries/public.ts", text);
  const found = strays([
    file('export async function one(id: string): Promise<Event | null> {\n  "use cache";\n}'),
    file('export async function two({ sport, after }: Asked = {}) {\n  "use cache";\n}'),
    file(
      'export async function three(locale: Locale) {\n  "use cache";\n}\nasync function four(id: string) {\n  "use cache";\n}',
    ),
  ]);
  expect(found.map((stray) => stray.split(": ")[1])).toEqual(["one", "two"]);
});
