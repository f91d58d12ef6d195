import { PDFiumLibrary } from "@hyzyla/pdfium";

/** What another program reads on the pages of a PDF, in one line. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.join(" ").replace(/\s+/g, " ");
}
