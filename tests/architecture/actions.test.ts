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

test("an action is a command behind the door, and nothing else", () => {
  expect(sources(["lib"], /\/actions\.ts$/).flatMap(strays)).toEqual([]);
});

test("logic in an actions file is found", () => {
  const offender = planted(
    "lib/events/actions.ts",
    `"use server";\n\nimport { action } from "@/lib/action";\n\nexport const register = action(one, {\n  to: () => "/",\n});\nexport async function leave(form: FormData) {\n  await go(form);\n}\n`,
  );
  expect(strays(offender)[0]).toContain("leave");
});
