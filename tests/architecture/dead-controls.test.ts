import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** What gives a button an effect, or marks it as disabled. */
const acts = /\b(on[A-Z]\w*|popoverTarget|commandFor|formAction|disabled|aria-disabled)\b|\{\.\.\./;

function dead({ path, text }: Source): string[] {
  return [...text.matchAll(/<button\b/g)]
    .map(({ index }) => ({ index, tag: openingTag(text, index) }))
    .filter(({ tag }) => /\btype="button"/.test(tag) && !acts.test(withoutTexts(tag)))
    .map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}`);
}

/** Class names and labels are not handlers. */
const withoutTexts = (tag: string) => tag.replace(/"[^"]*"|'[^']*'/g, '""');

/** The tag up to its own ">", ignoring those inside braces. */
function openingTag(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === "{") depth++;
    if (text[index] === "}") depth--;
    if (text[index] === ">" && depth === 0) return text.slice(start, index + 1);
  }
  return text.slice(start);
}

test("every button that does not submit has a handler", () => {
  const files = sources(["app", "components"], /\.tsx$/);
  expect(files.filter(({ text }) => text.includes('<button type="button"')).length).toBeGreaterThan(10);
  expect(files.flatMap(dead)).toEqual([]);
});

test("the check finds a button without a handler and ignores one with it", () => {
  const button = (rest: string) => dead(planted("a.tsx", `<p>\n<button type="button"${rest}>Go</button></p>`));
  expect(button("")).toEqual(["a.tsx:2"]);
  expect(button(' className={a > b ? "c" : "d"}')).toEqual(["a.tsx:2"]);
  expect(button(' className="disabled:opacity-50" title="onClick"')).toEqual(["a.tsx:2"]);
  expect(button(" onClick={() => open()}")).toEqual([]);
  expect(button(' popoverTarget="menu"')).toEqual([]);
  expect(button(" {...opener}")).toEqual([]);
});
