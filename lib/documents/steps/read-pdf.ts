import "server-only";
import type { ReadPdf } from "../schema/read-pdf";
import { contentOf } from "./active-content";

export type ReadPdfOptions = { draw: boolean };
/** Looks into a PDF, and draws it anew where that is wanted, where it has links and where nobody can look into it. Runs in the sandbox. */
export async function readPdf(pdf: Uint8Array, { draw }: ReadPdfOptions): Promise<ReadPdf> {
  if (Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).lastIndexOf("%%EOF") <= 0)
    return { refused: "file_unreadable" };
  const content = contentOf(pdf);
  if (content === "active") return { refused: "file_active" };
  if (content === "empty") return { refused: "pdf_without_page" };
  if (content === "plain" && !draw) return { refused: null, bytes: null };
  // What draws takes longer to load than a plain file to be looked into.
  const { redrawPdf } = await import("./redraw-pdf");
  return redrawPdf(pdf);
}
