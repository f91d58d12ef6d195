import { expect, test } from "vitest";
import { bidiRuns, clustersOf, type Spell, wrapText } from "@/lib/platform/print/pdf-text";

const faces: [string, RegExp][] = [
  ["arabic", /\p{sc=Arabic}/u],
  ["hebrew", /\p{sc=Hebrew}/u],
  ["latin-ext", /[ŁŻź]/],
];
const spell: Spell = (text) =>
  clustersOf(text.replace(/\s/g, " ")).map((cluster) => {
    const face = faces.find(([, pattern]) => pattern.test(cluster))?.[0] ?? "latin";
    return { text: cluster, face, shaped: face === "arabic" || face === "hebrew" };
  });
const runs = (line: string, rightToLeft: boolean) => bidiRuns(line, rightToLeft, spell);
const drawnRuns = (line: string, rightToLeft: boolean) => runs(line, rightToLeft).map(({ text }) => text);

test("the runs of an Arabic line are placed in visual order", () => {
  expect(drawnRuns("16–22 نوفمبر 2026", true)).toEqual(["2026", " ", "نوفمبر", " ", "22", "–", "16"]);
  expect(drawnRuns("طلبات KYC المعلقة", true)).toEqual(["المعلقة", " ", "KYC", " ", "طلبات"]);
  expect(drawnRuns("نعم (لا)", true)).toEqual(["(", "لا", ") ", "نعم"]);
});

test("a Hebrew name is drawn by its own font, and brackets around it are mirrored", () => {
  expect(drawnRuns("משה (תל אביב)", true)).toEqual(["(", "אביב", " ", "תל", ") ", "משה"]);
});

test("a line of one direction is one run; an Arabic name in it is another", () => {
  expect(drawnRuns("Analyses avancées", false)).toEqual(["Analyses avancées"]);
  expect(drawnRuns("Club الأهلي, Le Caire", false)).toEqual(["Club ", "الأهلي", ", Le Caire"]);
});

test("direction marks are not drawn, and non-breaking spaces are spaces", () => {
  expect(drawnRuns("\u2066Recruit\u2069 · 23\u202fnov.", false).join("")).toBe("Recruit · 23 nov.");
  expect(drawnRuns("2\u200f/\u200f11", true).join("")).not.toMatch(/\u200f/);
});

test("lines break between words, and a word longer than a line at its edge", () => {
  expect(wrapText("one two three extraordinarily four", 9, (line) => line.length)).toEqual([
    "one two",
    "three",
    "extraordi",
    "narily",
    "four",
  ]);
});

test("a letter and its marks are not separated", () => {
  const width = (line: string) => clustersOf(line).length;
  expect(wrapText("ẹ́ẹ́ẹ́ẹ́", 3, width)).toEqual(["ẹ́ẹ́ẹ́", "ẹ́"]);
});

test("letters of different fonts are different runs", () => {
  expect(runs("Łódź FC", false).map(({ text, face }) => [text, face])).toEqual([
    ["Ł", "latin-ext"],
    ["ód", "latin"],
    ["ź", "latin-ext"],
    [" FC", "latin"],
  ]);
});
