import { inflateSync } from "node:zlib";
import { drawPdf } from "@/lib/platform/print/draw-pdf";
import type { Printed } from "@/lib/platform/print/printed";

const page = (...texts: string[]): Printed => ({
  title: texts[0] ?? "",
  lead: "",
  foot: "",
  blocks: texts.slice(1).map((text) => ({ kind: "text", text })),
});
export const drawTexts = (texts: string[], locale = "en") =>
  drawPdf(new Uint8Array(), { printed: page(...texts), locale });

/** Glyph ids of the text on the pages; 0 is a missing glyph. */
export function glyphsOf(pdf: Buffer): number[] {
  const signs: number[] = [];
  for (let offset = pdf.indexOf("stream\n"); offset >= 0; offset = pdf.indexOf("stream\n", offset + 7)) {
    const content = inflated(pdf.subarray(offset + 7));
    for (const [, text = ""] of content.matchAll(/<([0-9a-f]+)> -?\d+/gi))
      for (const sign of text.match(/.{4}/g) ?? []) signs.push(Number.parseInt(sign, 16));
  }
  return signs;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}
