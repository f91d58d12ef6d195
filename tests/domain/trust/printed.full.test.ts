import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { pdfOf } from "@/lib/platform/print/pdf";
import { periodReport } from "@/lib/trust/queries/period";
import { printedReport } from "@/lib/trust/queries/printed";
import { printedReports, reportLines } from "@/lib/trust/schema/reports";
import { aPlayer, aStaffMember } from "../../support/factories/people";

let library: PDFiumLibrary;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});
afterAll(() => library.destroy());

/** The text that another program reads from the pages; Arabic comes in reading order. */
async function opened(report: (typeof printedReports)[number], locale: Locale) {
  const actor = { ...(await aStaffMember("reports")), locale };
  const printed = await printedReport(actor, report, "2026-11-03");
  const document = await library.loadDocument(await pdfOf(printed!, locale));
  return { printed: printed!, document, text: textOf(document) };
}

const textOf = (document: PDFiumDocument) =>
  [...document.pages()]
    .map((page) => page.getText())
    .join("\n")
    .normalize("NFKC");

/** Ligatures may be extracted as one letter, in either order. */
const lettersOf = (text: string) => [...new Set(text.normalize("NFKC"))].filter((letter) => /\p{L}|\d/u.test(letter));

test.each(locales)("every report is a valid PDF with text in %s", async (locale) => {
  for (const report of printedReports) {
    const { printed, document, text } = await opened(report, locale);
    expect(document.getPageCount()).toBeGreaterThan(0);
    expect(lettersOf(text)).toEqual(expect.arrayContaining(lettersOf(printed.title + printed.lead)));
    expect(text).not.toContain("\ufffe");
    document.destroy();
  }
});

test("the weekly PDF has the figures of its page", async () => {
  await aPlayer();
  const { text, document } = await opened("weekly", "en");
  const report = await periodReport(await aStaffMember("reports"), "weekly", "2026-11-03");
  const t = translator("en", "reports");
  const lines = text.replace(/\s+/g, " ");
  for (const line of [...reportLines.signUps, ...reportLines.house])
    expect(lines).toContain(`${t(`line.${line}`)} ${report!.period[line]} ${report!.before[line]}`);
  document.destroy();
});

test("an Arabic PDF is laid out from the right", async () => {
  const { document } = await opened("weekly", "ar");
  const [first] = [...document.pages()];
  const { data, width, height } = await first!.render({ scale: 1, render: "bitmap" });
  const inked = (from: number, to: number) => {
    let count = 0;
    for (let y = 0; y < height; y += 1)
      for (let x = Math.round(width * from); x < width * to; x += 1)
        if ((data[(y * width + x) * 4] ?? 255) < 128) count += 1;
    return count;
  };
  expect(inked(0.6, 1)).toBeGreaterThan(2 * inked(0, 0.4));
  document.destroy();
});

test("only report staff can download one", async () => {
  for (const actor of [await aStaffMember("accounts"), (await aPlayer()).actor])
    for (const report of printedReports) expect(await printedReport(actor, report)).toBeNull();
});
