import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, test } from "vitest";
import { inspectFile } from "@/lib/documents/steps/inspect-file";
import { redrawPdf } from "@/lib/documents/steps/redraw-pdf";
import { onePage } from "@/prisma/seed/pdf";
import { aFile, pdfBytes } from "../../support/mint/files";

const refusal = (bytes: Buffer) => redrawPdf(bytes, "files").then(null, (error) => error.fields);

test("a child's PDF keeps what is seen on its pages, and no word of it", async () => {
  const file = aFile(onePage(["Lina Sarr", "12 rue des Lilas"]), "licence.pdf");
  const { bytes, mime } = await inspectFile(file, "files", { ofChild: true });
  expect(mime).toBe("application/pdf");
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  expect(document.getPageCount()).toBe(1);
  const page = document.getPage(0);
  expect(page.getText().trim()).toBe("");
  const { originalWidth, originalHeight } = page.getOriginalSize();
  expect(originalHeight / originalWidth).toBeCloseTo(842 / 595, 1);
  const { data } = await page.render({ scale: 1, render: async ({ data }) => data });
  expect(data.some((value, at) => at % 4 < 3 && value < 100)).toBe(true);
  library.destroy();
  expect(Buffer.from(bytes).toString("latin1")).not.toContain("Lilas");
});

test("one without pages or cut off is refused beside its field", async () => {
  for (const bytes of [pdfBytes(), Buffer.from("%PDF-1.7 nothing %%EOF")])
    expect(await refusal(bytes)).toEqual({ files: ["file_unreadable"] });
});
