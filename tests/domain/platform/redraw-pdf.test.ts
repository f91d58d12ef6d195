import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, test } from "vitest";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { redrawPdf } from "@/lib/platform/files/inspection/redraw-pdf";
import { onePage } from "@/prisma/seed/pdf";
import { aFile } from "../../support/factories/files";
import { pageWith, pdfOf } from "../../support/factories/hostile-pdfs";

async function firstPage(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  expect(document.getPageCount()).toBe(1);
  const page = document.getPage(0);
  const text = page.getText().trim();
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data } = await page.render({ scale: 1, render: async ({ data }) => data });
  const isDrawn = data.some((value, index) => index % 4 < 3 && value < 100);
  const pageContent = { words: text, shape: originalHeight / originalWidth, isDrawn };
  library.destroy();
  return pageContent;
}

test("a child's PDF keeps the appearance of its pages and loses its text", async () => {
  const file = aFile(onePage(["Lina Sarr", "12 rue des Lilas"]), "licence.pdf");
  const { bytes, mime } = await inspectFile(file, "files", { ofChild: true });
  expect(mime).toBe("application/pdf");
  const { words, shape, isDrawn } = await firstPage(bytes);
  expect([words, isDrawn]).toEqual(["", true]);
  expect(shape).toBeCloseTo(842 / 595, 1);
  expect(Buffer.from(bytes).toString("latin1")).not.toContain("Lilas");
});

test("a PDF with a link is accepted without the link", async () => {
  const link = "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://club.example/Launch-day)>>>>]";
  const { bytes } = await inspectFile(aFile(pageWith({ page: link }), "cv.pdf"), "cv");
  expect(Buffer.from(bytes).includes("URI")).toBe(false);
  expect((await firstPage(bytes)).shape).toBeCloseTo(200 / 300, 1);
});

test("a PDF without pages, truncated or too long is refused", async () => {
  const kids = Array(21).fill("3 0 R").join(" ");
  const long = pdfOf(
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count 21>>`,
    "<</Type/Page/MediaBox[0 0 9 9]>>",
  );
  const none = pdfOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>");
  expect(await redrawPdf(none)).toEqual({ refused: "file_unreadable" });
  expect(await redrawPdf(long)).toEqual({ refused: "pdf_too_long" });
  expect(await redrawPdf(Buffer.from("%PDF-1.7 nothing %%EOF"))).toEqual({ refused: "file_unreadable" });
});
