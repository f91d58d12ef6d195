import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const eventsFile = /^lib\/[a-z]+\/events\.ts$/;
const declaration = /"([a-z_]+\.[a-z_]+)":\s*(event|unhandled)</g;

const declaredIn = ({ text }: Source, kind = /./) =>
  [...text.matchAll(declaration)].flatMap(([, type = "", call = ""]) => (kind.test(call) ? [type] : []));
const declared = (files: Source[], kind?: RegExp) => files.flatMap((file) => declaredIn(file, kind));

const doubled = (files: Source[]) => declared(files).filter((type, index, all) => all.indexOf(type) !== index);

/** Whole names, or a family as in `news.${status}`. */
function unrecorded(types: string[], files: Source[]) {
  const writes = files.filter(({ path, text }) => !eventsFile.test(path) && text.includes("Events.record("));
  const isRecorded = (type: string) => {
    const family = `\`${type.split(".")[0]}.$\{`;
    return writes.some(({ text }) => text.includes(`"${type}"`) || text.includes(family));
  };
  return types.filter((type) => !isRecorded(type));
}

const handledIn = (text: string) => [...text.matchAll(/"([a-z_]+\.[a-z_]+)": \{\s*\w/g)].map(([, type = ""]) => type);

const files = sources(["lib"], /\.ts$/);
const declarations = files.filter(({ path }) => eventsFile.test(path));
const joined = readFileSync("lib/entry/domain-events.ts", "utf8");
const handlers = readFileSync("lib/entry/handlers.ts", "utf8");

test("each event is declared by one domain and joined with the others", () => {
  expect(declared(declarations).length).toBeGreaterThan(100);
  expect(doubled(declarations)).toEqual([]);
  expect(declarations.filter(({ path }) => !joined.includes(`"@/${path.replace(/\.ts$/, "")}"`))).toEqual([]);
  expect([...joined.matchAll(/\.\.\.\w+\.definitions/g)]).toHaveLength(declarations.length);
  const twice = planted("lib/jobs/events.ts", '"job.posted": event<Job>(),\n"job.posted": unhandled<Job>("x"),');
  expect(doubled([twice])).toEqual(["job.posted"]);
});

test("each event is recorded somewhere", () => {
  expect(unrecorded(declared(declarations), files)).toEqual([]);
  const writes = [planted("lib/jobs/steps/post.ts", 'jobEvents.record(tx, actor, "job.posted", {})')];
  expect(unrecorded(["job.posted", "job.closed"], writes)).toEqual(["job.closed"]);
});

test("each event has a handler or says why it has none", () => {
  expect(handledIn(handlers).sort()).toEqual(declared(declarations, /^event$/).sort());
  expect(handledIn('"job.closed": {},\n"job.posted": { emailOwner },')).toEqual(["job.posted"]);
});

test("handlers.ts is a table: a line for each event, or for each handler where one line is too short", () => {
  expect(withoutTable(handlers)).toEqual([
    "export const { dispatch, runDueHandlers, composeForEvent } = createDispatcher(handlers);",
  ]);
  expect(withoutTable('import "a";\nconst x = () => {};\n')).toHaveLength(1);
});

const withoutTable = (text: string) =>
  text
    .replace(/^import [^;]*;$/gm, "")
    .replace(/^\/\*\* .* \*\/$/gm, "")
    .replace(/^const handlers = \{$[\s\S]*?^\} satisfies .*;$/m, (table) =>
      table
        .replace(/^ +("[a-z_.]+": \{( [\w, ]+ \},)?|\w+,|\},)$/gm, "")
        .replace(/^const handlers = \{\n+\} satisfies .*;$/m, ""),
    )
    .split("\n")
    .filter(Boolean);
