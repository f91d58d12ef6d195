import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  allSections,
  endpointFolders,
  publicPages,
  searchParameters,
  sectionsWith,
  streamedUploads,
  visitorVariants,
} from "@/lib/platform/http/routes";
import { endpointMethods } from "../support/endpoint-methods";
import { planted, type Source, sources } from "./sources";

const files = sources(["app"], /\/(page\.tsx|route\.ts)$/);

/** "app/[locale]/(member)/guardian/[key]/page.tsx" has the segments "guardian" and "[key]". */
const segmentsOf = ({ path }: Source) =>
  path
    .split("/")
    .slice(2, -1)
    .filter((segment) => !segment.startsWith("("));

const pagesIn = (all: Source[]) => all.filter(({ path }) => path.startsWith("app/[locale]/")).map(segmentsOf);
const firstSegments = (all: Source[]) =>
  [...new Set(pagesIn(all).map(([first = ""]) => first))]
    .filter((first) => !["", "lost", "missing", "visitors"].includes(first))
    .sort();

/** Sections whose second segment is a secret. */
const sectionsOfLinks = (all: Source[]) => [
  ...new Set(pagesIn(all).flatMap(([first = "", second = ""]) => (/^\[(token|code|key)\]$/.test(second) ? first : []))),
];

test("the table of routes has every group of pages and no other", () => {
  expect([...allSections].sort()).toEqual(firstSegments(files));
  expect(firstSegments([planted("app/[locale]/(member)/new/[id]/page.tsx")])).toEqual(["new"]);
});

test("the table marks exactly the pages behind a personal link", () => {
  expect(sectionsWith("personalLink", true).sort()).toEqual(sectionsOfLinks(files).sort());
  expect(sectionsOfLinks([planted("app/[locale]/(member)/gift/[token]/page.tsx")])).toEqual(["gift"]);
});

test("the middleware's matcher has the sections of the table, which Next cannot read from there", () => {
  const source = readFileSync("middleware.ts", "utf8");
  const listed = (name: string) => new RegExp(`:${name}\\(([^)]+)\\)`).exec(source)?.[1]?.split("|") ?? [];
  expect(listed("area").sort()).toEqual(["auth", ...sectionsWith("session", "required")].sort());
  const renewed = [...listed("open"), ...(source.match(/(?<=\?\/)sport-jobs(?=\/new")/) ?? [])];
  expect(renewed.sort()).toEqual(sectionsWith("session", "renewed").sort());
});

test("search engines are not kept from a public page", () => {
  const hidden = sectionsWith("hidden", true);
  expect(publicPages.filter((page) => hidden.includes(page.split("/")[1] ?? ""))).toEqual([]);
});

test("every search page is in the table", () => {
  const searched = pagesIn(files).filter((segments) => segments.at(-1) === "search");
  const ofVisitors = visitorVariants.filter(({ search }) => search).map(({ page }) => `visitors${page}`);
  expect(searched.map((segments) => segments.slice(0, -1).join("/")).sort()).toEqual(
    [...Object.keys(searchParameters), ...ofVisitors].sort(),
  );
});

test("every page for visitors without a session is in the table, with the parameters in its address", () => {
  const variants = pagesIn(files)
    .filter(([first, , last]) => first === "visitors" && last !== "search")
    .map((segments) =>
      segments
        .slice(1)
        .join("/")
        .replaceAll(/\[\w+\]/g, "*"),
    );
  const expected = visitorVariants.flatMap(({ page, kept }) => [
    page.slice(1),
    ...(kept ? [`${page.slice(1)}/by/${kept.map(() => "*").join("/")}`] : []),
  ]);
  expect(variants.sort()).toEqual(expected.sort());
});

test("addresses outside the folders for programs end in the name of a file", () => {
  const isFile = (route: string) => /\/(\[(file|feed|part)\]|[^/]+\.\w+)$/.test(route);
  const others = Object.keys(endpointMethods).filter(
    (route) => !endpointFolders.some((name) => route.startsWith(`/${name}/`)),
  );
  expect(others.filter((route) => !isFile(route) && route !== "/factors")).toEqual([]);
  expect(isFile("/share/[id]")).toBe(false);
});

test("nginx streams what the server streams, and no endpoint is cached", () => {
  const nginx = readFileSync("deploy/nginx.conf", "utf8");
  expect(nginx).toContain(`location = ${streamedUploads.videos} {`);
  expect(nginx).toContain(`location ${streamedUploads.localStorage} {`);
  expect(nginx).toContain(`auth|${endpointFolders.join("|")}|`);
  expect(Object.keys(endpointMethods)).toContain(streamedUploads.videos);
});
