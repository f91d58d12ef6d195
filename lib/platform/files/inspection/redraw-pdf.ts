import "server-only";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { type DrawnPage, pdfOfPages } from "../../print/pdf-of-pages";
import { mostPages } from "../storage/limits";
import type { ReadPdf } from "./pdf-result";

const LONGEST = 1800;

export async function redrawPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf).catch(() => null);
  if (!document) return { refused: "file_unreadable" };
  const count = document.getPageCount();
  if (count === 0) return { refused: "pdf_without_page" };
  if (count > mostPages) return { refused: "pdf_too_long" };
  const drawnPages: DrawnPage[] = [];
  for (const page of document.pages()) drawnPages.push(await drawPage(page));
  library.destroy();
  return { refused: null, bytes: await pdfOfPages(drawnPages) };
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>["getPage"]>;

async function drawPage(page: Page): Promise<DrawnPage> {
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
