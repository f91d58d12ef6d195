import "server-only";
import PDFDocument from "pdfkit";

export type DrawnPage = { jpeg: Buffer; width: number; height: number };

const LONG_SIDE_POINTS = 842;

export async function pdfOfPages(pages: DrawnPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const { jpeg, width, height } of pages) {
    const scale = LONG_SIDE_POINTS / Math.max(width, height);
    const size: [number, number] = [width * scale, height * scale];
    document.addPage({ size, margin: 0 }).image(jpeg, 0, 0, { width: size[0], height: size[1] });
  }
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}
