import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Cached functions that take text from other files, with the reason why it does not come from a visitor. */
const allowed: Record<string, string> = {
  "lib/jobs/queries/public.ts: vacanciesOf": "an organization that was found",
  "lib/content/queries/public.ts: relatedNews": "an article that was found",
  "lib/contacts/queries/public-answers.ts: organizationAnswers": "an organization that was found",
  "lib/trust/queries/public.ts: checkedOf": "an organization that was found",
};

const takesText = /:\s*(?:string|unknown)\b|\bafter\b/;

/** The arguments of a cached function are its cache key, so an exported function must validate them first. */
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

/** The signature without its return type. */
const parametersOf = (signature: string) => signature.slice(0, signature.lastIndexOf(")"));

const read = () => sources(["app", "components", "lib"], /\.tsx?$/);

test("no text that a visitor may choose becomes the key of a cache", () => {
  expect(strays(read()).filter((stray) => !(stray in allowed))).toEqual([]);
});

test("no exception outlives its reason", () => {
  expect(Object.keys(allowed).sort()).toEqual(strays(read()).sort());
});

test("a cached function that takes a text is found", () => {
  const file = (text: string) => planted("lib/events/queries/public.ts", text);
  const violations = strays([
    file('export async function one(id: string): Promise<Event | null> {\n  "use cache";\n}'),
    file('export async function two({ sport, after }: Asked = {}) {\n  "use cache";\n}'),
    file(
      'export async function three(locale: Locale) {\n  "use cache";\n}\nasync function four(id: string) {\n  "use cache";\n}',
    ),
  ]);
  expect(violations.map((stray) => stray.split(": ")[1])).toEqual(["one", "two"]);
});
