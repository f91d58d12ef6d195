import { expect, test } from "vitest";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { maxBytes } from "@/lib/platform/files/storage/limits";
import { aFile, aPdf, aPng, jpegBytes, pdfBytes, pngBytes } from "../../support/factories/files";

const refusal = (file: File) => inspectFile(file, "identity").then(null, (error: unknown) => error);
const refused = (code: string) => ({ code, fields: { identity: [code] } });

test("PDF, JPG and PNG files are recognized", async () => {
  expect(await inspectFile(aPdf(), "identity")).toMatchObject({ mime: "application/pdf", name: "statutes.pdf" });
  expect(await inspectFile(aPng(), "identity")).toMatchObject({ mime: "image/png" });
  for (const name of ["id.jpg", "id.JPEG", "id.JPE", "id.jfif"]) {
    expect(await inspectFile(aFile(jpegBytes(), name, "image/jpeg"), "identity")).toMatchObject({
      mime: "image/jpeg",
      name: "id.jpg",
    });
  }
});

test("5 MB are accepted, one byte more is not", async () => {
  const exact = aFile(pdfBytes(maxBytes), "big.pdf", "application/pdf");
  expect(exact.size).toBe(maxBytes);
  expect(await inspectFile(exact, "identity")).toMatchObject({ name: "big.pdf" });
  expect(await refusal(aFile(pdfBytes(maxBytes + 1), "big.pdf"))).toMatchObject(refused("file_too_large"));
});

test("a file that is not what it claims is refused", async () => {
  expect(await refusal(aFile(pngBytes(), "statutes.pdf", "application/pdf"))).toMatchObject(refused("file_mismatch"));
  expect(await refusal(aFile(pngBytes(), "passport.png", "application/pdf"))).toMatchObject(refused("file_mismatch"));
  expect(await refusal(aFile(pngBytes(), "passport"))).toMatchObject(refused("file_mismatch"));
});

test("an empty file, or one without a page, gets its own message", async () => {
  expect(await refusal(aFile(Buffer.alloc(0), "zero.pdf", "application/pdf"))).toMatchObject(refused("file_empty"));
  const blank = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n");
  expect(await refusal(aFile(blank, "statutes.pdf"))).toMatchObject(refused("pdf_without_page"));
});

test("an HTML page is refused as a picture, whatever its name", async () => {
  const html = Buffer.from("<!doctype html><script>alert(document.cookie)</script>");
  expect(await refusal(aFile(html, "passport.png", "image/png"))).toMatchObject(refused("file_type"));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect(await refusal(aFile(svg, "passport.png", "image/png"))).toMatchObject(refused("file_type"));
  expect(await refusal(aFile(Buffer.from("MZ\u0090"), "tool.pdf", "application/pdf"))).toMatchObject(
    refused("file_type"),
  );
});

test("a truncated or locked file is refused", async () => {
  const locked = ["/Encrypt", "/Encr#79pt"].map((name) => Buffer.from(`%PDF-1.7\ntrailer<<${name} 5 0 R>>\n%%EOF\n`));
  for (const bytes of [pdfBytes().subarray(0, 40), ...locked]) {
    expect(await refusal(aFile(bytes, "statutes.pdf"))).toMatchObject(refused("file_unreadable"));
  }
  expect(await refusal(aFile(pngBytes().subarray(0, 40), "passport.png"))).toMatchObject(refused("file_unreadable"));
});

test("a file name loses its path, control characters and excess length, never its extension", async () => {
  const name = async (fileName: string) => (await inspectFile(aPdf(fileName), "identity")).name;
  expect(await name("../../etc/passwd.pdf")).toBe("passwd.pdf");
  expect(await name("C:\\Users\\awa\\Statuts 2026.PDF")).toBe("Statuts 2026.pdf");
  expect(await name("passport\u202egnp.exe\r\nX: y.pdf")).toBe("passportgnp.exeX y.pdf");
  expect(await name("وثيقة.pdf")).toBe("وثيقة.pdf");
  expect(await name(`${"é".repeat(300)}.pdf`)).toBe(`${"é".repeat(80)}.pdf`);
  expect(await name('"<>".pdf')).toBe("document.pdf");
});
