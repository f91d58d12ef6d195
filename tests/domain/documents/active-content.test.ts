import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasActiveContent } from "@/lib/documents/steps/active-content";
import { inspectFile } from "@/lib/documents/steps/inspect-file";
import { aFile, pdfBytes } from "../../support/mint/files";

const packed = (objects: Buffer) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n"),
    deflateSync(objects),
    Buffer.from("\nendstream endobj\n%%EOF\n"),
  ]);
const plain = (name: string) => Buffer.from(`%PDF-1.7\n1 0 obj<<${name}>>endobj\n%%EOF\n`);

test.each([
  ["a script", plain("/S/JavaScript")],
  ["a program", plain("/S /Launch")],
  ["a file within", plain("/EmbeddedFiles 3 0 R")],
  ["a script spelt with escapes", plain("/S/Java#53cript")],
  ["a script that is packed", packed(Buffer.from("<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>"))],
  ["objects packed tighter than any document's", packed(Buffer.alloc(40 * 1024 * 1024))],
])("a PDF with %s is refused", async (_what, bytes) => {
  expect(hasActiveContent(bytes)).toBe(true);
  await expect(inspectFile(aFile(bytes, "statutes.pdf"), "identity")).rejects.toMatchObject({ code: "file_active" });
});

test.each([
  ["nothing of the kind", pdfBytes()],
  ["a page to open at", plain("/OpenAction[3 0 R/Fit]")],
  ["packed objects", packed(Buffer.from("<</Type/Catalog>>"))],
])("a PDF with %s is taken", (_what, bytes) => {
  expect(hasActiveContent(bytes)).toBe(false);
});
