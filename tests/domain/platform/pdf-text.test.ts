import { expect, test } from "vitest";
import { linesOf, runsOf } from "@/lib/platform/print/pdf-text";

const drawn = (line: string, rightToLeft: boolean) => runsOf(line, rightToLeft).map(({ text }) => text);

test("the runs of an Arabic line are placed in visual order", () => {
  expect(drawn("16–22 نوفمبر 2026", true)).toEqual(["2026", " ", "نوفمبر", " ", "22", "–", "16"]);
  expect(drawn("طلبات KYC المعلقة", true)).toEqual(["المعلقة", " ", "KYC", " ", "طلبات"]);
  expect(drawn("نعم (لا)", true)).toEqual(["(", "لا", ") ", "نعم"]);
});

test("a line of one direction is one run; an Arabic name in it is another", () => {
  expect(drawn("Analyses avancées", false)).toEqual(["Analyses avancées"]);
  expect(drawn("Club الأهلي, Le Caire", false)).toEqual(["Club ", "الأهلي", ", Le Caire"]);
});

test("direction marks are not drawn, and non-breaking spaces are spaces", () => {
  expect(drawn("\u2066Recruit\u2069 · 23\u202fnov.", false).join("")).toBe("Recruit · 23 nov.");
  expect(drawn("2\u200f/\u200f11", true).join("")).not.toMatch(/\u200f/);
});

test("lines break between words, and a too long word is on its own line", () => {
  expect(linesOf("one two three extraordinarily four", 9, (line) => line.length)).toEqual([
    "one two",
    "three",
    "extraordinarily",
    "four",
  ]);
});

test("glyphs missing in the first font are drawn in the second", () => {
  expect(runsOf("Łódź FC", false)).toEqual([
    { text: "Ł", script: "latin-ext" },
    { text: "ód", script: "latin" },
    { text: "ź", script: "latin-ext" },
    { text: " FC", script: "latin" },
  ]);
});
