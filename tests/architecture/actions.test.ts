import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const allowed = [
  /^"use server";$/,
  /^import [^;]+;$/,
  /^export const \w+ = action\([^;]+\);$/s,
  /^const \w+ = (\([^)]*\) => )?["`][^;]*["`];$/s, // where an action leads
  /^const \w+ = \[["\w\s,:-]*\];$/, // what it makes out of date
];

/** Statements at the top of an actions file that are not a command put behind the door. */
function strays({ path, text }: Source) {
  const statements = text
    .replace(/^\s*\/\/.*$/gm, "")
    .split(/(?<=;)\n/)
    .map((statement) => statement.trim());
  return statements
    .filter((statement) => statement && !allowed.some((shape) => shape.test(statement)))
    .map((statement) => `${path}: ${statement}`);
}

test("an action only wraps a command", () => {
  expect(sources(["lib"], /\/actions\.ts$/).flatMap(strays)).toEqual([]);
});

const imported = /^import \{ (?:type \w+, )?(\w+) as (\w+) \} from "\.\/commands\/[\w-]+";$/gm;
const opened = /^export const (\w+) = action\((\w+)/gm;

/** Actions that do not bear the name of their command; one that leads elsewhere says where after it (`postJobHere`). */
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
  expect(sources(["lib"], /\/actions\.ts$/).flatMap(misnamed)).toEqual([]);
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

test("the check finds logic in an actions file", () => {
  const offender = planted(
    "lib/events/actions.ts",
    `"use server";\n\nimport { action } from "@/lib/action";\n\nexport const register = action(one, {\n  to: () => "/",\n});\nexport async function leave(form: FormData) {\n  await go(form);\n}\n`,
  );
  expect(strays(offender)[0]).toContain("leave");
});
