import { expect, test } from "vitest";
import { findings, planted, type Source, sources } from "./sources";

const inStyles =
  /(?<![\w-])((margin|padding|border|inset)-(left|right)\b|(left|right)\s*:|border-(top|bottom)-(left|right)-radius|(text-align|float|clear)\s*:\s*(left|right)\b)/;
const inMarkup = /\b(margin|padding|border)(Left|Right)\b|(?<=style=\{\{.*)\b(left|right)\s*:/;
const classNames =
  /^(?:[\w\-[\]&>*]+:)*-?(?:[mp][lr]-|scroll-[mp][lr]-|(?:left|right)-(?:\d|px|auto|full|[[(])|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|(?:text|float|clear)-(?:left|right)$)/;

/** Left or right used instead of start or end. */
function sided(file: Source): string[] {
  if (file.path.endsWith(".css")) return findings(file, inStyles);
  const classes = [...file.text.matchAll(/["'`]([^"'`\n]*)["'`]/g)]
    .flatMap(([, classes = ""]) => classes.split(/\s+/))
    .filter((word) => classNames.test(word));
  return [...findings(file, inMarkup), ...classes.map((word) => `${file.path}: ${word}`)];
}

test("no style uses left or right, so that Arabic mirrors", () => {
  expect(sources(["app", "components"]).flatMap(sided)).toEqual([]);
});

test("the check finds a physical side in a style sheet, a style and a class", () => {
  const offenders = [
    planted("a.css", ".a { margin-left: 1rem; }"),
    planted("b.css", ".a {\n  right: 0;\n}"),
    planted("c.css", ".a { text-align: left }"),
    planted("d.tsx", "<p style={{ marginLeft: 4 }} />"),
    planted("e.tsx", '<p className="flex md:pl-4" />'),
    planted("f.tsx", '<p className="absolute -left-2" />'),
  ];
  expect(offenders.filter((file) => sided(file).length > 0)).toHaveLength(offenders.length);
  expect(sided(planted("g.css", ".a { margin-inline-start: 1rem; inset-inline-end: 0; --left: 1 }"))).toEqual([]);
  expect(sided(planted("h.tsx", '<p className="ms-2 pe-4 text-start" title="left" />'))).toEqual([]);
});
