import { readFileSync } from "node:fs";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { expect, test } from "vitest";
import { sources } from "./sources";
import { floorOf, unsupportedIn } from "./supported-css";

const floor = floorOf(JSON.parse(readFileSync("package.json", "utf8")).browserslist);

const prefixed = "the build adds the prefixed form";
const niceToHave = "without it the page looks plainer and works the same";
const mousesOnly = "a phone has no pointer for it";
const ofTheseBrowsers = "each browser ignores the rule of the others";

/** What some promised browser does not know, and why the page works without it. */
const harmless: Record<string, string> = {
  ":-moz-progress-bar": ofTheseBrowsers,
  ":-webkit-inner-spin-button": ofTheseBrowsers,
  ":-webkit-progress-bar": ofTheseBrowsers,
  ":-webkit-progress-value": ofTheseBrowsers,
  ":open": "stands in an `:is()` beside the attribute `open`",
  ":selection": niceToHave,
  "@page": "the margin of the browser's own print settings",
  "@property": "Tailwind sets the same values with a rule",
  "accent-color": "Safari chooses no darker color for the tick",
  "break-after: avoid": niceToHave,
  "content-visibility": "only saves work",
  "content-visibility: auto": "only saves work",
  "cursor: not-allowed": mousesOnly,
  "cursor: pointer": mousesOnly,
  "cursor: progress": mousesOnly,
  "field-sizing": "the box scrolls and can be dragged",
  "field-sizing: content": "the box scrolls and can be dragged",
  "font-family: ui-monospace": "the next font of the list",
  "forced-color-adjust": "Safari has no forced colors",
  "forced-color-adjust: none": "Safari has no forced colors",
  "light-dark()": "the build replaces it by variables",
  "overflow-clip-margin": "a focus ring is cut",
  "overscroll-behavior": "the page scrolls on at the end of a list",
  "position-area": "stands in `@supports`",
  "position-area: block-end": "stands in `@supports`",
  "position-area: span-inline-start": "stands in `@supports`",
  "print-color-adjust": prefixed,
  "print-color-adjust: exact": prefixed,
  "scrollbar-color": niceToHave,
  "scrollbar-width": niceToHave,
  "scrollbar-width: none": niceToHave,
  "text-align: match-parent": prefixed,
  "text-decoration: dotted": prefixed,
  "text-wrap": niceToHave,
  "text-wrap: balance": niceToHave,
  "text-wrap: pretty": niceToHave,
  "user-select": prefixed,
  orphans: niceToHave,
  resize: mousesOnly,
  "resize: vertical": mousesOnly,
  widows: niceToHave,
};

/** All style sheets and the utilities that the markup uses. */
async function compiled() {
  const globals = readFileSync("app/globals.css", "utf8");
  const others = sources(["components"], /\.css$/).filter(({ path }) => !globals.includes(path));
  const imports = others.map(({ path }) => `@import "../${path}";\n`).join("");
  const { sources: folders, build } = await compile(globals.replace("@source ", `${imports}@source `), {
    base: `${process.cwd()}/app`,
    onDependency() {},
  });
  return build(new Scanner({ sources: folders }).scan());
}

test("the styles use nothing that a promised browser lacks", async () => {
  expect(unsupportedIn(await compiled(), floor)).toEqual(Object.keys(harmless).sort());
});

test("the check finds properties, values, functions and selectors that are too new", () => {
  const sheet = `a:has-slotted { animation-timeline: scroll() } b { text-decoration: underline var(--stroke); width: stretch }`;
  expect(unsupportedIn(sheet, floor)).toEqual([
    ":has-slotted",
    "animation-timeline",
    "scroll()",
    "text-decoration with a thickness",
    "width: stretch",
  ]);
  expect(unsupportedIn("a { color: red; inset: 0 }", floor)).toEqual([]);
  expect(unsupportedIn("a { color: light-dark(red, blue) }", { safari: 17.5 })).toEqual([]);
});
