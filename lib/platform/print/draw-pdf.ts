import "server-only";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { latinExtended, linesOf, type Run, runsOf, type Weight } from "./pdf-text";
import type { Block, Printed } from "./printed";

const page = { width: 595.28, height: 841.89, margin: 48 };
const wide = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 24;
/** As the tokens have them on paper. */
const flag = "#ffce1f";
const ink = "#12181b";
const soft = "#465054";
const rule = "#d0ccbf";

const files = join(process.cwd(), "node_modules/@fontsource/ibm-plex-sans-arabic/files");
const numbers: Record<Weight, number> = { regular: 400, bold: 600 };
const fontOf = (script: Run["script"], weight: Weight) =>
  join(files, `ibm-plex-sans-arabic-${script}-${numbers[weight]}-normal.woff`);

type Style = { size: number; weight?: Weight; color?: string };
type Place = { x: number; y: number; width: number; side: "start" | "end" };

export type DrawPdfOptions = { printed: Printed; locale: string };

/** Draws what `pdfOf` gives. Runs in the sandbox; nobody sent it any bytes. */
export async function drawPdf(_: Uint8Array, { printed, locale }: DrawPdfOptions): Promise<Buffer> {
  const { title, lead, foot, blocks } = printed;
  const rtl = locale === "ar";
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    font: fontOf("latin", "regular"),
    info: { Title: title, Creator: "Recruit", Producer: "Recruit" },
  });
  const bytes: Buffer[] = [];
  doc.on("data", (piece: Buffer) => bytes.push(piece));
  const ended = new Promise<void>((resolve) => doc.once("end", resolve));
  const pen = penOf(doc, rtl);

  pen.mark();
  pen.write(title, { size: 24, weight: "bold" }, 6);
  pen.write(lead, { size: 10, color: soft }, 18);
  for (const block of blocks) pen.draw(block);
  const { count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    pen.foot(foot, `${at + 1} / ${count}`);
  }
  doc.end();
  await ended;
  return Buffer.concat(bytes);
}

type Face = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

function penOf(doc: PDFKit.PDFDocument, rtl: boolean) {
  let y = page.margin;
  const { font: face } = (doc.font(fontOf("latin-ext", "regular")) as unknown as Face)._font;

  /** A letter that the faces have no sign for stands without its mark, rather than as a box. */
  const spelled = (text: string) =>
    text.replace(latinExtended, (letter) =>
      face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : letter.normalize("NFD").charAt(0),
    );

  const widthOf = (text: string, { size, weight = "regular" }: Style) =>
    runsOf(spelled(text), rtl).reduce((sum, run) => sum + runWidth(run, size, weight), 0);

  const runWidth = ({ text, script }: Run, size: number, weight: Weight) =>
    doc.font(fontOf(script, weight)).fontSize(size).widthOfString(text, { features: [] });

  /** One line within its place; the start is the right where the language is written so. */
  function line(text: string, { x, y: top, width, side }: Place, style: Style) {
    const { size, weight = "regular", color = ink } = style;
    const toRight = (side === "end") !== rtl;
    let at = toRight ? x + width - widthOf(text, style) : x;
    for (const run of runsOf(spelled(text), rtl)) {
      const advance = runWidth(run, size, weight);
      doc.fillColor(color).text(run.text, at, top, { lineBreak: false, features: [] });
      at += advance;
    }
  }

  function makeRoom(height: number) {
    if (y + height <= bottom) return;
    doc.addPage();
    y = page.margin;
  }

  function write(text: string, style: Style, after: number) {
    for (const each of linesOf(text, wide, (part) => widthOf(part, style))) {
      makeRoom(style.size * 1.4);
      line(each, { x: page.margin, y, width: wide, side: "start" }, style);
      y += style.size * 1.4;
    }
    y += after;
  }

  /** Columns from the start side on: the first takes what the others leave. */
  function columns(count: number) {
    const first = count > 5 ? 0.2 : 0.46;
    const widths = Array.from({ length: count }, (_, at) => wide * (at === 0 ? first : (1 - first) / (count - 1)));
    return widths.map((width, at) => {
      const before = widths.slice(0, at).reduce((sum, each) => sum + each, 0);
      const gap = at === 0 ? 0 : 6;
      return {
        width: width - 6,
        x: rtl ? page.width - page.margin - before - width + 6 - gap : page.margin + before + gap,
      };
    });
  }

  function row(cells: readonly string[], style: Style) {
    const places = columns(cells.length);
    const wrapped = cells.map((cell, at) => linesOf(cell, places[at]?.width ?? wide, (part) => widthOf(part, style)));
    const step = style.size * 1.35;
    const height = Math.max(...wrapped.map((lines) => lines.length)) * step + 9;
    makeRoom(height);
    wrapped.forEach((lines, at) => {
      const place = places[at];
      if (!place) return;
      lines.forEach((each, n) => {
        line(each, { ...place, y: y + 4 + n * step, side: at === 0 ? "start" : "end" }, style);
      });
    });
    y += height;
    stroke();
  }

  const stroke = () =>
    doc
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();

  function bars(rows: Extract<Block, { kind: "bars" }>["rows"]) {
    const [name, bar, value] = [wide * 0.3, wide * 0.44, wide * 0.13];
    const from = (start: number, width: number) =>
      rtl ? page.width - page.margin - start - width : page.margin + start;
    for (const each of rows) {
      makeRoom(24);
      const top = y + 5;
      line(each.label, { x: from(0, name), y: top, width: name, side: "start" }, { size: 10 });
      const length = bar * each.share;
      if (length > 0) doc.rect(from(name, length), y + 6, length, 11).fill(ink);
      line(each.value, { x: from(name + bar, value), y: top, width: value, side: "end" }, { size: 10, weight: "bold" });
      const beside = { x: from(name + bar + value, value), y: top, width: value, side: "end" } as const;
      line(each.beside, beside, { size: 10, color: soft });
      y += 23;
      stroke();
    }
    y += 14;
  }

  function graded({ of, rows }: Extract<Block, { kind: "graded" }>) {
    const shares = [0.3, 0.27, 0.3, 0.13];
    const places = shares.map((share, at) => {
      const [width, before] = [wide * share, wide * shares.slice(0, at).reduce((sum, each) => sum + each, 0)];
      return { width: width - 8, x: rtl ? page.width - page.margin - before - width + 8 : page.margin + before };
    });
    const tickWidth = 18;
    for (const { label, value, ticks, words, beside } of rows) {
      const styles: Style[] = [
        { size: 10, color: soft },
        { size: 10, weight: "bold" },
        { size: 8.5, color: soft },
      ];
      const cells = [label, value, words, beside].map((text, at) => {
        const [style, place] = [styles[at] ?? { size: 8.5, color: soft }, places[at] ?? { x: 0, width: wide }];
        const width = at === 2 ? place.width - tickWidth : place.width;
        const x = at === 2 && !rtl ? place.x + tickWidth : place.x;
        return { style, place: { x, width }, lines: linesOf(text, width, (part) => widthOf(part, style)) };
      });
      const height = Math.max(...cells.map(({ lines }) => lines.length)) * 12.5 + 6;
      makeRoom(height);
      cells.forEach(({ style, place, lines }, at) => {
        lines.forEach((each, n) => {
          line(each, { ...place, y: y + 3 + n * 12.5, side: at === 3 ? "end" : "start" }, style);
        });
      });
      const { x = 0, width = 0 } = places[2] ?? {};
      for (let tick = 0; tick < of; tick += 1) {
        const from = rtl ? x + width - 3 - tick * 4 : x + tick * 4;
        doc.rect(from, y + 4.5, 2.5, 8).lineWidth(0.5);
        if (tick < ticks) doc.fillAndStroke(ink, ink);
        else doc.strokeColor(soft).stroke();
      }
      y += height;
      stroke();
    }
    y += 10;
  }

  function draw(block: Block) {
    if (block.kind === "heading") {
      makeRoom(80);
      y += 8;
      return write(block.text, { size: 14, weight: "bold" }, 4);
    }
    if (block.kind === "text") return write(block.text, { size: 9.5, color: soft }, 8);
    if (block.kind === "code") return write(`\u2066${block.text}\u2069`, { size: 20, weight: "bold" }, 6);
    if (block.kind === "graded") return graded(block);
    if (block.kind === "bars") return bars(block.rows);
    const size = block.heads.length > 5 ? 8.5 : 10;
    row(block.heads, { size: size - 1, color: soft });
    for (const cells of block.rows) row(cells, { size });
    y += 14;
  }

  function mark() {
    doc.rect(rtl ? page.width - page.margin - 34 : page.margin, y - 14, 34, 5).fill(flag);
    y += 4;
  }

  function foot(text: string, number: string) {
    const place = { x: page.margin, y: page.height - page.margin, width: wide };
    line(text, { ...place, side: "start" }, { size: 8, color: soft });
    line(number, { ...place, side: "end" }, { size: 8, color: soft });
  }

  return { mark, write, draw, foot };
}
