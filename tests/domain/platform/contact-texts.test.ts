import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { normalizeWithPositions } from "@/lib/platform/text/normalize-with-positions";

const linesOf = (name: string) =>
  readFileSync(new URL(`texts/${name}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
const isTouched = (line: string) => hideContacts(line, "#").hidden.length > 0;

describe.each(locales)("%s", (locale) => {
  test("at most 1 % of ordinary sentences are masked", () => {
    const lines = linesOf(`ordinary.${locale}`);
    const touched = lines.filter(isTouched);
    console.info(`${locale}: ${touched.length} of ${lines.length} ordinary sentences touched`);
    expect(lines).toHaveLength(400);
    expect(touched.length, touched.join("\n")).toBeLessThanOrEqual(lines.length * 0.01);
  });

  test("at least 95 of 100 contact details are hidden", () => {
    const lines = linesOf(`evading.${locale}`);
    const missed = lines.filter((line) => !isTouched(line));
    console.info(`${locale}: ${lines.length - missed.length} of ${lines.length} contact details hidden`);
    expect(lines).toHaveLength(200);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(lines.length * 0.05);
  });
});

const pieces = [
  ..."㌖ﷺa10@.-_éع😀①oi#+/\n’٣".split(/(?:)/u),
  ...["six ", "insta ", "a.", "1 ", "a@", "snap: ", "1-", "a com slash ", "https://", "www.", "x.co/", "1-1 ", "06 "],
  ...["on insta ", "i ", "(at) ", "anouk sur insta ", "%-", "1'", "12,", "tik ", "a#1234", "a at ", "a dot "],
];

test.each(pieces)("20,000 letters of %j cost less than 50 ms of processor", (piece) => {
  const text = piece.repeat(20_000 / piece.length);
  const spent = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    hideContacts(text, "#");
    return process.cpuUsage(before).user / 1000;
  });
  expect(Math.min(...spent)).toBeLessThan(50);
});

test("normalization makes a text at most three times longer", () => {
  for (const character of ["㌖", "ﷺ", "⑽", "ﬃ"])
    expect(normalizeWithPositions(character.repeat(100)).text.length).toBeLessThanOrEqual(300);
});
