import "server-only";
import { contentOf } from "./active-content";
import type { ReadPdf } from "./pdf-result";

export type ReadPdfOptions = { draw: boolean };
/** Classifies a PDF and redraws it if `draw` is set, it has links or it is encrypted; runs in the sandbox. */
export async function readPdf(pdf: Uint8Array, { draw }: ReadPdfOptions): Promise<ReadPdf> {
  if (Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).lastIndexOf("%%EOF") <= 0)
    return { refused: "file_unreadable" };
  const content = contentOf(pdf);
  if (content === "active") return { refused: "file_active" };
  if (content === "empty") return { refused: "pdf_without_page" };
  if (content === "plain" && !draw) return { refused: null, bytes: null };
  // Imported on demand, because loading the renderer takes longer than checking a plain file.
  const { redrawPdf } = await import("./redraw-pdf");
  return redrawPdf(pdf);
}
