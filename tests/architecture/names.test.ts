import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const reserved =
  /\/(page|layout|template|loading|error|global-error|not-found|global-not-found|default|route|sitemap|robots|manifest|opengraph-image|icon|apple-icon|forbidden|unauthorized)\.tsx?$/;
const styles = /^app\/[\w-]+\.(css|ico|svg)$/;
const hallway = new Set(["entry", "platform", "simulators", "server"]);
const wordPattern =
  /^lib\/[a-z]+\/((schema|policy|queries|events|actions|handlers|provider)\.ts|(schema|policy|queries|actions|handlers|provider|commands|steps)\/[a-z0-9-]+\.ts|schema\/[a-z-]+\/[a-z-]+\.ts)$/;
const empty =
  /(^|\/)(index|utils?|helpers?|misc|common|[\w-]*-?(manager|service|helper|util))\.(tsx?|mjs)$|\/(utils?|helpers?|misc|common)\//;
const kebab = /^(\.?[a-z0-9]+([-.][a-z0-9]+)*|\[{1,2}[\w.]+\]{1,2}|\([a-z-]+\))$/;

const offRoutes = (files: Source[]) => pathsOf(files).filter((path) => !reserved.test(path) && !styles.test(path));

function tenthWords(files: Source[]) {
  const inDomains = pathsOf(files).filter(
    (path) => path.split("/").length > 2 && !hallway.has(path.split("/")[1] ?? ""),
  );
  return inDomains.filter((path) => !wordPattern.test(path));
}

/** `queries.ts` beside `queries/` is ambiguous. */
function doubledWords(files: Source[]) {
  const folders = new Set(pathsOf(files).map((path) => path.slice(0, path.lastIndexOf("/"))));
  return pathsOf(files).filter((path) => folders.has(path.replace(/\.ts$/, "")));
}

const emptyNames = (files: Source[]) => pathsOf(files).filter((path) => empty.test(path));
const oddNames = (files: Source[]) =>
  pathsOf(files).filter((path) => !path.split("/").every((part) => kebab.test(part)));
const pathsOf = (files: Source[]) => files.map(({ path }) => path);

test("app contains only files with names that Next defines", () => {
  expect(offRoutes(sources(["app"], /./))).toEqual([]);
  expect(offRoutes([planted("app/[locale]/(site)/sport-card.tsx")])).toHaveLength(1);
});

test("a domain contains only the ten allowed folders and files", () => {
  expect(tenthWords(sources(["lib"]))).toEqual([]);
  expect(tenthWords([planted("lib/events/calendar.ts"), planted("lib/events/commands/deep/er.ts")])).toHaveLength(2);
});

test("an area of a domain is either a file or a folder, never both", () => {
  expect(doubledWords(sources(["lib"]))).toEqual([]);
  expect(doubledWords([planted("lib/events/queries.ts"), planted("lib/events/queries/public.ts")])).toHaveLength(1);
});

test("file names describe their content", () => {
  expect(emptyNames(sources(["app", "components", "lib", "scripts", "tests", "prisma"], /./))).toEqual([]);
  const offenders = [
    "lib/platform/index.ts",
    "lib/platform/utils.ts",
    "lib/events/event-service.ts",
    "components/common/box.tsx",
  ];
  expect(emptyNames(offenders.map((path) => planted(path)))).toHaveLength(offenders.length);
});

test("names are written in kebab-case", () => {
  expect(oddNames(sources(["app", "components", "lib", "scripts", "tests"], /\.(tsx?|mjs|css)$/))).toEqual([]);
  expect(oddNames([planted("components/sports/SportCard.tsx"), planted("lib/platform/rate_limit.ts")])).toHaveLength(2);
});
