import "server-only";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { type DrawnPage, pdfOfPages } from "@/lib/core/pdf-of-pages";
import { refuse } from "@/lib/core/refusal";
import { mostPages } from "../schema/limits";

/** Pixels along the longer side of a page. */
const LONGEST = 1800;

/** The same pages as pictures, and nothing else that came with them: no author, no place, no words that cannot be seen. Refuses, beside `field`, `pdf_too_long` and `file_unreadable`. */
export async function redrawPdf(bytes: Uint8Array, field: string): Promise<Uint8Array<ArrayBuffer>> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch(() => refuse("file_unreadable", field));
    const count = document.getPageCount();
    if (count === 0) refuse("file_unreadable", field);
    if (count > mostPages) refuse("pdf_too_long", field);
    const drawn: DrawnPage[] = [];
    for (const page of document.pages()) drawn.push(await draw(page));
    document.destroy();
    return await pdfOfPages(drawn);
  } finally {
    library.destroy();
  }
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>["getPage"]>;

async function draw(page: Page): Promise<DrawnPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = LONGEST / Math.max(originalWidth, originalHeight, 1);
  const { data, width, height } = await page.render({ scale, render: async ({ data }) => data });
  const raw = { width, height, channels: 4 } as const;
  return {
    jpeg: await sharp(data, { raw }).flatten({ background: "white" }).jpeg({ quality: 80 }).toBuffer(),
    width,
    height,
  };
}
