import { expect, test } from "vitest";
import { findings, planted, type Source, sources } from "./sources";

const silenced = /@ts-(ignore|nocheck)|biome-ignore|eslint-disable|\bas any\b|\b(test|it|describe)\.(skip|only|todo)\b/;

/** Files whose default export a framework requires. */
const frameworkFile = /^app\/|^lib\/(platform\/i18n\/request|server\/next-private)\.ts$/;

const defaults = (files: Source[]) =>
  files.filter(({ path }) => !frameworkFile.test(path)).flatMap((file) => findings(file, /^export default/));
const silences = (files: Source[]) => files.flatMap((file) => findings(file, silenced));

test("exports are named, except for pages", () => {
  expect(defaults(sources(["app", "components", "lib", "scripts"]))).toEqual([]);
  expect(
    defaults([
      planted("components/ui/card.tsx", "export default function Card() {}"),
      planted("app/page.tsx", "export default 1"),
    ]),
  ).toHaveLength(1);
});

test("no check is suppressed and no test is skipped", () => {
  const here = "tests/architecture/exports.test.ts";
  expect(
    silences(sources(["app", "components", "lib", "scripts", "tests", "prisma"]).filter(({ path }) => path !== here)),
  ).toEqual([]);
  expect(
    silences([
      planted("a.ts", "// biome-ignore lint: x"),
      planted("b.test.ts", "test.skip('x')"),
      planted("c.ts", "x as any"),
    ]),
  ).toHaveLength(3);
});
