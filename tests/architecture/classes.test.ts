import { readFileSync } from "node:fs";
import { __unstable__loadDesignSystem as loadUtilities } from "@tailwindcss/node";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const utilities = await loadUtilities(readFileSync("app/globals.css", "utf8"), { base: `${process.cwd()}/app` });
const ownClasses = new Set(
  sources(["app", "components", "public"], /\.css$/).flatMap(({ text }) =>
    [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name),
  ),
);

/** Marker classes that only style other elements. */
const relation = /^(group|peer)(\/\w+)?$/;

/** Classes defined neither by Tailwind nor by our style sheets. */
function unknown({ path, text }: Source): string[] {
  const classNames = [...text.matchAll(/\bclassName(?:=|: )\{?(["`])([\s\S]*?)\1/g)].map(
    ([, , classes = ""]) => classes,
  );
  const names = classNames.flatMap((classes) => classes.replace(/\$\{[\s\S]*?\}/g, " ").split(/\s+/)).filter(Boolean);
  return [...new Set(names)]
    .filter((name) => !ownClasses.has(name) && !relation.test(name) && utilities.candidatesToCss([name])[0] === null)
    .map((name) => `${path} ${name}`);
}

test("every class in the markup has a style", () => {
  expect(sources(["app", "components"], /\.tsx$/).flatMap(unknown)).toEqual([]);
  expect(unknown(planted("components/a.tsx", '<p className="wrap text-base" />'))).toEqual([
    "components/a.tsx text-base",
  ]);
});
