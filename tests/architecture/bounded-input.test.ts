import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/**
 * Schemas that read a text, or accept any value, before its length is checked. Those of lib/platform/command/input.ts check
 * it first.
 */
const unmeasured =
  /\bz\s*\.(string|stringFormat|stringbool|email|url|httpUrl|hostname|uuid|uuidv\d|guid|nanoid|cuid2?|ulid|xid|ksuid|emoji|ipv\d|mac|cidrv\d|base64(?:url)?|hex|hash|jwt|e164|iso|coerce|preprocess|unknown|any|looseObject|custom|lazy|json|templateLiteral|record|map|set|codec)\b/g;

/** Exceptions with their reasons. */
const allowed: Record<string, string> = {
  "lib/platform/command/input.ts": "judges the length",
  "lib/platform/env-schema.ts": "settings of whoever runs the product",
  "lib/jobs/schema/model-suggestions.ts": "the answer of a model, which has a most length of its own",
  "lib/trust/schema/reading.ts": "the answer of a model, which has a most length of its own",
  "lib/pipeline/schema/stored.ts": "what our own code has stored",
  "lib/platform/files/storage/file-input.ts": "a file, or an id whose length is judged",
  "lib/search/commands/record-search.ts": "a search that our own page has read out of its address",
  "lib/billing/schema.ts": "an event that the payment provider has signed; its body has a most length",
  "lib/simulators/model/answer.ts": "a stand-in, which only we talk to",
  "lib/simulators/model/messages.ts": "a stand-in, which only we talk to",
};

/** A format checked after the length: `boundedText(40).check(z.iso.date())`. */
const asCheck = /\.check\(\s*z\.(?:iso\.\w+|url|email|uuid)\(/g;

const strays = (files: Source[]) =>
  files
    .filter(({ path, text }) => !(path in allowed) && /from "zod/.test(text))
    .flatMap(({ path, text }) =>
      [...text.replace(asCheck, "").matchAll(unmeasured)].map(([, part]) => `${path}: z.${part}`),
    );

/** Zod imported under another name would not be found. */
const renamed = (files: Source[]) =>
  files
    .filter(({ text }) =>
      [...text.matchAll(/import ([^;]*?) from "zod[^"]*"/g)].some(
        ([, names = ""]) => !/^(type )?\{ (type )?z \}$/.test(names),
      ),
    )
    .map(({ path }) => path);

const read = () => sources(["app", "components", "lib", "middleware.ts"], /\.tsx?$/);

test("every schema checks the length of a text before any other check", () => {
  expect(strays(read())).toEqual([]);
  expect(renamed(read())).toEqual([]);
});

test("every exception is still needed", () => {
  const used = read().filter(({ text }) => text.match(unmeasured));
  expect(Object.keys(allowed).filter((path) => !used.some((file) => file.path === path))).toEqual([]);
});

test("the check finds an unbounded text", () => {
  const schema = (text: string) => planted("lib/jobs/schema/job.ts", `import { z } from "zod";\n${text}`);
  expect(
    strays([
      schema("z.object({ a: z.string().regex(/a/).max(3) })"),
      schema("z\n  .string()"),
      schema("z.iso.date()"),
      schema("z.preprocess(trim, line())"),
      schema("z.coerce.number()"),
    ]),
  ).toHaveLength(5);
  expect(strays([schema("z.object({ a: boundedText(10).check(z.iso.date()), b: z.enum(sports) })")])).toEqual([]);
  expect(
    renamed([planted("lib/a.ts", 'import * as zod from "zod";'), planted("lib/b.ts", 'import { z as y } from "zod";')]),
  ).toHaveLength(2);
});
