import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Decision notes are history and may name files that are gone. */
const guides = () => sources(["README.md", "SECURITY.md", "docs", "tests/README.md"], /^(?!docs\/decisions\/).*\.md$/);
const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);
const path = /`((?:app|components|lib|messages|prisma|scripts|tests|docs|deploy)\/[\w./()[\]-]+)/g;
const command = /\bnpm run ([\w:]+)/g;
const oneTest = /\bnpm test -- (domain|journeys|faults|server) ([a-z-]+)/g;
const testFiles = sources(["tests"], /\.test\.ts$/).map((file) => file.path);

const missing = ({ path: guide, text }: Source) =>
  [
    ...[...text.matchAll(path)].map(([, name = ""]) => name).filter((name) => !existsSync(name)),
    ...[...text.matchAll(command)].map(([, name = ""]) => name).filter((name) => !scripts.includes(name)),
    ...[...text.matchAll(oneTest)]
      .filter(([, part, words = ""]) => !testFiles.some((file) => file.includes(`/${part}/`) && file.includes(words)))
      .map(([all]) => all),
  ].map((what) => `${guide}: ${what}`);

test("the documents name files, commands and tests that exist", () => {
  expect(guides().flatMap(missing)).toEqual([]);
  const text = "See `lib/gone.ts`, then `npm run vanish` and npm test -- journeys posting-a-job";
  expect(missing(planted("docs/a.md", text))).toHaveLength(3);
});
