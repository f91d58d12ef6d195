import { expect, test } from "vitest";
import { messagesOf } from "./catalogue";
import { planted, type Source, sources } from "./sources";

/** Messages passed to zod, which the compiler does not check. */
const zodMessage =
  /(?:,\s*|\berror:\s*|\bmessage:\s*|\.(?:email|string|int|date|url|literal)\(\s*)"([a-z]+(?:_[a-z0-9]+)+)"\s*(?:\)|,?\s*\})/g;

function wordless(code: Source[], codes: Set<string>): string[] {
  return code.flatMap(({ path, text }) =>
    [...text.matchAll(zodMessage)].filter(([, word = ""]) => !codes.has(word)).map(([, word]) => `${path}: ${word}`),
  );
}

test("every error of a schema has a message in the catalog", () => {
  const codes = new Set(messagesOf(sources(["messages/en"], /errors\.json$/)).map(({ key }) => key));
  const schemas = sources(["lib"], /\/(schema(\/[\w-]+)?|input)\.ts$/);
  expect(wordless(schemas, codes)).toEqual([]);
});

test("the check finds an error without a message", () => {
  const schema = planted(
    "lib/events/schema.ts",
    'z.string().min(3, "title_too_short"); z.enum(["semi_pro", "pro"]); z.email({ error: "email_bad" })',
  );
  expect(wordless([schema], new Set(["title_too_short"]))).toEqual(["lib/events/schema.ts: email_bad"]);
});
