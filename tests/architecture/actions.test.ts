import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const allowed = [
  /^"use server";$/,
  /^import [^;]+;$/,
  /^export const \w+ = action\([^;]+\);$/s,
  /^const \w+ = (\([^)]*\) =>\s+)?["`][^;]*["`];$/s, // where an action leads
  /^const \w+ = \[["\w\s,:-]*\];$/, // what it makes out of date
];

/** Top-level statements of an actions file other than wrapped commands. */
function strays({ path, text }: Source) {
  const statements = text
    .replace(/^\s*\/\/.*$/gm, "")
    .split(/(?<=;)\n/)
    .map((statement) => statement.trim());
  return statements
    .filter((statement) => statement && !allowed.some((shape) => shape.test(statement)))
    .map((statement) => `${path}: ${statement}`);
}

/** A file, or a folder of them. */
const actionsFile = /^lib\/[a-z]+\/actions(\.ts$|\/)/;
const actionsFiles = () => sources(["lib"]).filter(({ path }) => actionsFile.test(path));

test("an action only wraps a command", () => {
  expect(actionsFiles().flatMap(strays)).toEqual([]);
});

const imported = /^import \{ (?:type \w+, )?(\w+) as (\w+) \} from "\.\.?\/commands\/[\w-]+";$/gm;
const opened = /^export const (\w+) = action\((\w+)/gm;

/** Actions that are not named after their command; redirecting ones may add a suffix (`postJobHere`). */
function misnamed({ path, text }: Source) {
  const commands = new Map([...text.matchAll(imported)].map(([, name = "", alias = ""]) => [alias, name]));
  return [...text.matchAll(opened)]
    .filter(([, name = "", run = ""]) => {
      const command = commands.get(run);
      return !command || run !== `${command}Command` || !new RegExp(`^${command}(?![a-z])`).test(name);
    })
    .map(([, name, run]) => `${path}: ${name} is ${run}`);
}

test("an action has the name of its command", () => {
  expect(actionsFiles().flatMap(misnamed)).toEqual([]);
});

test("the check finds an action with another name", () => {
  const actions = (name: string) =>
    planted(
      "lib/jobs/actions.ts",
      `import { postJob as postJobCommand } from "./commands/post-job";\n\nexport const ${name} = action(postJobCommand, {});\n`,
    );
  expect(["postJob", "postJobHere"].flatMap((name) => misnamed(actions(name)))).toEqual([]);
  expect(["post", "postJobs", "closeJob"].flatMap((name) => misnamed(actions(name)))).toHaveLength(3);
  expect(misnamed(planted("lib/jobs/actions.ts", "export const postJob = action(postJob);"))).toHaveLength(1);
});

test("the check reads the actions of every domain that has commands", () => {
  const domainsIn = (files: Source[]) => new Set(files.map(({ path }) => path.split("/")[1]));
  expect(domainsIn(actionsFiles())).toEqual(domainsIn(sources(["lib"], /\/commands\/[\w-]+\.ts$/)));
});

test("the check finds logic in an actions file", () => {
  const offender = planted(
    "lib/events/actions.ts",
    `"use server";\n\nimport { action } from "@/lib/entry/action";\n\nexport const register = action(one, {\n  to: () => "/",\n});\nexport async function leave(form: FormData) {\n  await go(form);\n}\n`,
  );
  expect(strays(offender)[0]).toContain("leave");
});
