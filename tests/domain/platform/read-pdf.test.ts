import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { readPdf } from "@/lib/platform/files/inspection/read-pdf";
import { onePage } from "@/prisma/seed/pdf";
import { aFile, aPdf } from "../../support/factories/files";
import { nestedForms } from "../../support/factories/hostile-pdfs";
import { longestStretch } from "../../support/longest-stretch";

const pdfFile = (bytes: Buffer) => aFile(bytes, "statutes.pdf");
const inspected = (file: File, ofChild = false) =>
  inspectFile(file, "file", { ofChild }).then(
    () => "taken",
    (error: { code: string }) => error.code,
  );

async function locked(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: "secret" });
  document.text("Nobody reads this").end();
  return Buffer.concat(await Array.fromAsync(document));
}

test("a plain PDF is kept unchanged, and redrawn where required", async () => {
  const pdf = onePage(["Statutes"]);
  expect(await readPdf(pdf, { draw: false })).toEqual({ refused: null, bytes: null });
  expect(await readPdf(pdf, { draw: true })).toMatchObject({ refused: null, bytes: expect.any(Uint8Array) });
});

test("a PDF that opens without its password is redrawn, one that does not is refused", async () => {
  const pdf = readFileSync("tests/support/files/print-protected.pdf");
  expect(await readPdf(pdf, { draw: false })).toMatchObject({ refused: null, bytes: expect.any(Uint8Array) });
  expect(await readPdf(await locked(), { draw: false })).toEqual({ refused: "file_unreadable" });
});

test("a hostile PDF is refused and blocks this thread for less than 0.1 s", async () => {
  const hostile = (size: number) => {
    const pattern = "/ObjStm\n/Filter[";
    return Buffer.from(`%PDF-1.7\n1 0 obj<<${pattern.repeat(Math.floor(size / pattern.length) - 9)}\n%%EOF\n`);
  };
  await inspectFile(aPdf(), "file");
  for (const size of [100_000, 400_000, 5_000_000]) {
    let code = "";
    const pdf = pdfFile(hostile(size));
    const took = await longestStretch(async () => {
      code = await inspected(pdf);
    });
    expect([size, code]).toEqual([size, "pdf_without_page"]);
    expect(took).toBeLessThan(100);
  }
});

test("nested PDF forms are aborted without blocking other files", async () => {
  await Promise.all([inspected(pdfFile(onePage(["a"])), true), inspected(pdfFile(onePage(["b"])), true)]);
  const took = await longestStretch(async () => {
    let ended = false;
    const refusal = inspected(pdfFile(nestedForms(6)), true).finally(() => {
      ended = true;
    });
    expect(await inspected(pdfFile(onePage(["c"])))).toBe("taken");
    expect(ended).toBe(false);
    expect(await refusal).toBe("file_too_complex");
  });
  expect(took).toBeLessThan(100);
});
