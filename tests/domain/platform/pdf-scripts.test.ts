import { expect, test } from "vitest";
import { drawTexts, glyphsOf } from "../../support/glyphs-of-pdf";
import { textOfPdf } from "../../support/text-of-pdf";

const names = {
  "Latin Extended": "Żółć Gęślą, İbrahim Işık, Łukasz Őrsi, Ştefan Țurcanu, Jānis Šķēle",
  Vietnamese: "Nguyễn Thị Hồng Đào, Phạm Văn Đồng, Trương Mỹ Lệ",
  Cyrillic: "Андрій Шевченко, Ґеорґій Їжак, Борис Ђорђевић, Қайрат Әділ",
  Greek: "Γιώργος Παπαδόπουλος, Ευαγγελία Ζωή",
  Hebrew: "משה כהן",
  Arabic: "محمد أحمد",
  Persian: "پژمان گلچین",
  Chinese: "王小明, 陳大文",
  Japanese: "さとう ゆうき, 山田太郎, カトウ",
  Korean: "김민준, 이서연",
};

test.each(Object.entries(names))("D02 and D04: names in %s are drawn without a box", async (_script, name) => {
  const pdf = await drawTexts([name, `${name} · 177 cm`]);
  const glyphs = glyphsOf(pdf);
  expect(glyphs.length).toBeGreaterThan(name.length);
  expect(glyphs).not.toContain(0);
});

test("D01: feet and inches are drawn as they are written", async () => {
  const pdf = await drawTexts(["177 cm · 5′10″ · 16″"]);
  expect(glyphsOf(pdf)).not.toContain(0);
  expect(await textOfPdf(pdf)).toContain("177 cm · 5′10″ · 16″");
});

test.each([
  ["สมชาย", "smchay"],
  ["გიორგი", "giorgi"],
  ["Ada 😀 Lovelace", "Ada Lovelace"],
])("%s, for which no font has signs, stands as %s", async (name, glyphs) => {
  const pdf = await drawTexts([name]);
  expect(glyphsOf(pdf)).not.toContain(0);
  expect(await textOfPdf(pdf)).toContain(glyphs);
});

test("D05: text longer than a line continues on the next", async () => {
  const word = "abcdefghi/".repeat(14);
  const text = await textOfPdf(await drawTexts(["A", word]));
  expect(text.replaceAll(/\s/g, "")).toContain(word);
  expect(text).not.toContain(word);
});
