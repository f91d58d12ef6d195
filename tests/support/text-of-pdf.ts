import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of a PDF as another program extracts it, in one line. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.join(" ").replace(/\s+/g, " ");
}

/** The metadata of a PDF: title, author, file names. Drawn text is compressed and therefore not included. */
export const metadataOfPdf = (bytes: Uint8Array): string => {
  const raw = Buffer.from(bytes);
  // Strings are Latin-1 or UTF-16, at an even or odd offset.
  const wide = [0, 1].map((offset) =>
    Buffer.from(raw.subarray(offset, offset + ((raw.length - offset) & ~1)))
      .swap16()
      .toString("utf16le"),
  );
  return [raw.toString("latin1"), ...wide].join("\n");
};
