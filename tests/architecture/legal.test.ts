import { expect, test } from "vitest";
import { sections } from "@/components/site/legal/sections";
import { messagesOf } from "./catalogue";
import { planted, sources } from "./sources";

const spoken = messagesOf(sources(["messages"], /\/(legal|how-it-works)\.json$/));
const figures = /\d+\s*[%٪]|\d+\s*(€|EUR)/;

test("every section with text is displayed, and every displayed section has text", () => {
  for (const page of ["terms", "privacy"] as const) {
    const keys = spoken.map(({ key }) => key.match(new RegExp(`^${page}\\.section\\.(\\w+)\\.`))?.[1]);
    expect(new Set(keys.filter(Boolean))).toEqual(new Set(sections[page]));
  }
  expect(sections.terms.indexOf("contact")).toBe(11);
});

test("the commission is filled in from its constant, never written into a message", () => {
  expect(spoken.filter(({ text }) => figures.test(text)).map(({ key }) => key)).toEqual([]);
  const slip = messagesOf([planted("messages/ar/legal.json", '{ "terms": { "a": "عمولة قدرها 20٪" } }')]);
  expect(slip.filter(({ text }) => figures.test(text))).toHaveLength(1);
});
