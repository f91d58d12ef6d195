import "server-only";
import PDFDocument from "pdfkit";

export type DrawnPage = { jpeg: Buffer; width: number; height: number };

/** Points along the longer side. */
const POINTS = 842;

/** A PDF of these pictures. */
export async function pdfOfPages(pages: DrawnPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((done, fail) => document.on("end", done).on("error", fail));
  document.on("data", (part: Buffer) => parts.push(part));
  for (const { jpeg, width, height } of pages) {
    const scale = POINTS / Math.max(width, height);
    const size: [number, number] = [width * scale, height * scale];
    document.addPage({ size, margin: 0 }).image(jpeg, 0, 0, { width: size[0], height: size[1] });
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}
