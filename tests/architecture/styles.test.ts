import { posix } from "node:path";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Lines of our own style sheets. This number may only decrease; lower it after removing some. */
const handWritten = 4049;

const sheets = sources(["app", "components", "public"], /\.css$/);
/** For readers without scripts: it overrides the other sheets on purpose. */
const overruling = "public/no-script.css";
const markup = sources(["app", "components"], /\.tsx?$/);

function unusedSheets(all: Source[]): string[] {
  const used = new Set(all.flatMap(importsOf));
  return all.map(({ path }) => path).filter((path) => path.endsWith(".css") && !used.has(path));
}

function importsOf({ path, text }: Source): string[] {
  return [...text.matchAll(/(?:@?import |href=)"([^"]+\.css)"/g)].map(([, name = ""]) => {
    if (name.startsWith("@/")) return name.slice(2);
    return name.startsWith("/") ? `public${name}` : posix.join(posix.dirname(path), name);
  });
}

/** Classes that start rules in more than one sheet, so that the result would depend on loading order. */
function begunTwice(all: Source[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of all) {
    for (const name of rootsOf(text)) places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  return [...places].filter(([, files]) => files.size > 1).map(([name, files]) => `.${name}: ${[...files].join(", ")}`);
}

const group = /^@(layer|media|supports|container)\b/;

/** The first class of every selector, without nested rules. */
function rootsOf(text: string): string[] {
  const roots: string[] = [];
  const within: boolean[] = [];
  let head = "";
  for (const character of text.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (character === "{") {
      if (!within.includes(true)) roots.push(...firstClasses(head.trim()));
      within.push(!group.test(head.trim()));
      head = "";
    } else if (character === "}") {
      within.pop();
      head = "";
    } else head = character === ";" ? "" : head + character;
  }
  return roots;
}

function firstClasses(head: string): string[] {
  const utility = /^@utility ([\w-]+)/.exec(head)?.[1];
  if (utility) return [utility];
  return head.split(/,(?![^(]*\))/).flatMap((selector) => {
    const selectorStart = selector.trim().replace(/^(\[dir="rtl"\]|:lang\(ar\)|html\S*|body\S*)\s+/, "");
    return /^\.([\w-]+)/.exec(selectorStart)?.[1] ?? [];
  });
}

test("every style sheet is imported", () => {
  expect(unusedSheets([...sheets, ...markup])).toEqual([]);
  expect(
    unusedSheets([
      planted("components/ui/lost.css", ".a {}"),
      planted("components/ui/ui.css", '@import "./near.css";'),
      planted("components/ui/near.css", ".b {}"),
      planted("components/ui/b.tsx", 'import "@/components/ui/ui.css";'),
      planted("public/late.css", ".c {}"),
      planted("components/layout/page.tsx", '<link rel="stylesheet" href="/late.css" />'),
    ]),
  ).toEqual(["components/ui/lost.css"]);
});

test("the rules of a class are defined in one style sheet", () => {
  expect(begunTwice(sheets.filter(({ path }) => path !== overruling))).toEqual([]);
  expect(
    begunTwice([
      planted("a.css", "@layer components { .card > .a, h1 .b { color: red } @media print { .note {} } }"),
      planted("b.css", '@utility tag { .card & { color: red } } [dir="rtl"] .card .c { color: red }'),
      planted("c.css", ".page .card, .page:is(.x, .tag) {} /* .note {} */ @keyframes note { to { top: 0 } }"),
      planted("d.css", ".tag .icon {} .note:hover {}"),
    ]).sort(),
  ).toEqual([".card: a.css, b.css", ".note: a.css, d.css", ".tag: b.css, d.css"]);
});

test("the amount of hand-written CSS does not grow", () => {
  const lines = sheets.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);
  expect(lines, "the number in this test is to be lowered with the lines, and never raised").toBe(handWritten);
});
