import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** What makes a button do something, or says that it does nothing now. */
const acts = /\b(on[A-Z]\w*|popoverTarget|commandFor|formAction|disabled|aria-disabled)\b|\{\.\.\./;

/** Buttons that submit no form and have nothing that acts: whoever presses one waits for nothing. */
function dead({ path, text }: Source): string[] {
  return [...text.matchAll(/<button\b/g)]
    .map(({ index }) => ({ index, tag: openingTag(text, index) }))
    .filter(({ tag }) => /\btype="button"/.test(tag) && !acts.test(withoutTexts(tag)))
    .map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}`);
}

/** What a class or a label says acts on nothing. */
const withoutTexts = (tag: string) => tag.replace(/"[^"]*"|'[^']*'/g, '""');

/** Up to its own ">", not one within braces. */
function openingTag(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}") depth--;
    if (text[at] === ">" && depth === 0) return text.slice(start, at + 1);
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
