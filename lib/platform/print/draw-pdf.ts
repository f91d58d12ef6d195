import "server-only";
import PDFDocument from "pdfkit";
import { bidiRuns, type Run, type Spell, type Weight, wrapText } from "./pdf-text";
import { type Block, type Printed, textsOf } from "./printed";
import { spellerFor } from "./spell";

const page = { width: 595.28, height: 841.89, margin: 48 };
const contentWidth = page.width - 2 * page.margin;
const contentBottom = page.height - page.margin - 24;
const flag = "#ffce1f";
const ink = "#12181b";
const secondaryInk = "#465054";
const ruleColor = "#d0ccbf";

type Style = { size: number; weight?: Weight; color?: string };
type LinePosition = { x: number; y: number; width: number; side: "start" | "end" };

export type DrawPdfOptions = { printed: Printed; locale: string };

/** Draws the document of `pdfOf`; runs in the sandbox, which passes no bytes to it. */
export async function drawPdf(_: Uint8Array, { printed, locale }: DrawPdfOptions): Promise<Buffer> {
  const { title, lead, foot, blocks } = printed;
  const rtl = locale === "ar";
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: "Recruit", Producer: "Recruit" },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => doc.once("end", resolve));
  const pen = createPen(doc, rtl, await spellerFor(doc, textsOf(printed)));

  pen.mark();
  pen.write(title, { size: 24, weight: "bold" }, 6);
  pen.write(lead, { size: 10, color: secondaryInk }, 18);
  for (const block of blocks) pen.draw(block);
  const { count } = doc.bufferedPageRange();
  for (let pageIndex = 0; pageIndex < count; pageIndex += 1) {
    doc.switchToPage(pageIndex);
    pen.foot(foot, `${pageIndex + 1} / ${count}`);
  }
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** The distance from the top of a line to its baseline, relative to the font size. */
const BASELINE = 1.025;

function createPen(doc: PDFKit.PDFDocument, rtl: boolean, spell: Spell) {
  let y = page.margin;

  const widthOf = (text: string, { size, weight = "regular" }: Style) =>
    bidiRuns(text, rtl, spell).reduce((sum, run) => sum + runWidth(run, size, weight), 0);

  const runWidth = ({ text, face }: Run, size: number, weight: Weight) =>
    doc.font(`${face} ${weight}`).fontSize(size).widthOfString(text, { features: [] });

  function line(text: string, { x, y: top, width, side }: LinePosition, style: Style) {
    const { size, weight = "regular", color = ink } = style;
    const alignsRight = (side === "end") !== rtl;
    let position = alignsRight ? x + width - widthOf(text, style) : x;
    for (const run of bidiRuns(text, rtl, spell)) {
      const advance = runWidth(run, size, weight);
      const textOptions: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [], baseline: "alphabetic" };
      doc.fillColor(color).text(run.text, position, top + size * BASELINE, textOptions);
      position += advance;
    }
  }

  function makeRoom(height: number) {
    if (y + height <= contentBottom) return;
    doc.addPage();
    y = page.margin;
  }

  function write(text: string, style: Style, spaceAfter: number) {
    for (const textLine of wrapText(text, contentWidth, (part) => widthOf(part, style))) {
      makeRoom(style.size * 1.4);
      line(textLine, { x: page.margin, y, width: contentWidth, side: "start" }, style);
      y += style.size * 1.4;
    }
    y += spaceAfter;
  }

  function columns(count: number) {
    const firstShare = count > 5 ? 0.2 : 0.46;
    const widths = Array.from(
      { length: count },
      (_, index) => contentWidth * (index === 0 ? firstShare : (1 - firstShare) / (count - 1)),
    );
    return widths.map((width, index) => {
      const offset = widths.slice(0, index).reduce((sum, columnWidth) => sum + columnWidth, 0);
      const gap = index === 0 ? 0 : 6;
      return {
        width: width - 6,
        x: rtl ? page.width - page.margin - offset - width + 6 - gap : page.margin + offset + gap,
      };
    });
  }

  function row(cells: readonly string[], style: Style) {
    const positions = columns(cells.length);
    const wrapped = cells.map((cell, index) =>
      wrapText(cell, positions[index]?.width ?? contentWidth, (part) => widthOf(part, style)),
    );
    const lineHeight = style.size * 1.35;
    const height = Math.max(...wrapped.map((lines) => lines.length)) * lineHeight + 9;
    makeRoom(height);
    wrapped.forEach((lines, index) => {
      const position = positions[index];
      if (!position) return;
      lines.forEach((textLine, lineIndex) => {
        line(textLine, { ...position, y: y + 4 + lineIndex * lineHeight, side: index === 0 ? "start" : "end" }, style);
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
      .strokeColor(ruleColor)
      .stroke();

  function drawBars(rows: Extract<Block, { kind: "bars" }>["rows"]) {
    const [name, bar, value] = [contentWidth * 0.3, contentWidth * 0.44, contentWidth * 0.13];
    const xAt = (start: number, width: number) =>
      rtl ? page.width - page.margin - start - width : page.margin + start;
    for (const barRow of rows) {
      makeRoom(24);
      const top = y + 5;
      line(barRow.label, { x: xAt(0, name), y: top, width: name, side: "start" }, { size: 10 });
      const length = bar * barRow.share;
      if (length > 0) doc.rect(xAt(name, length), y + 6, length, 11).fill(ink);
      line(
        barRow.value,
        { x: xAt(name + bar, value), y: top, width: value, side: "end" },
        { size: 10, weight: "bold" },
      );
      const besidePosition = { x: xAt(name + bar + value, value), y: top, width: value, side: "end" } as const;
      line(barRow.beside, besidePosition, { size: 10, color: secondaryInk });
      y += 23;
      stroke();
    }
    y += 14;
  }

  function drawGraded({ of: tickCount, rows }: Extract<Block, { kind: "graded" }>) {
    const shares = [0.3, 0.27, 0.3, 0.13];
    const positions = shares.map((share, index) => {
      const [width, offset] = [
        contentWidth * share,
        contentWidth * shares.slice(0, index).reduce((sum, previousShare) => sum + previousShare, 0),
      ];
      return { width: width - 8, x: rtl ? page.width - page.margin - offset - width + 8 : page.margin + offset };
    });
    const tickWidth = 18;
    for (const { label, value, ticks, words, beside } of rows) {
      const styles: Style[] = [
        { size: 10, color: secondaryInk },
        { size: 10, weight: "bold" },
        { size: 8.5, color: secondaryInk },
      ];
      const cells = [label, value, words, beside].map((text, index) => {
        const [style, place] = [
          styles[index] ?? { size: 8.5, color: secondaryInk },
          positions[index] ?? { x: 0, width: contentWidth },
        ];
        const width = index === 2 ? place.width - tickWidth : place.width;
        const x = index === 2 && !rtl ? place.x + tickWidth : place.x;
        return { style, place: { x, width }, lines: wrapText(text, width, (part) => widthOf(part, style)) };
      });
      const height = Math.max(...cells.map(({ lines }) => lines.length)) * 12.5 + 6;
      makeRoom(height);
      cells.forEach(({ style, place, lines }, index) => {
        lines.forEach((textLine, lineIndex) => {
          line(textLine, { ...place, y: y + 3 + lineIndex * 12.5, side: index === 3 ? "end" : "start" }, style);
        });
      });
      const { x = 0, width = 0 } = positions[2] ?? {};
      for (let tick = 0; tick < tickCount; tick += 1) {
        const tickX = rtl ? x + width - 3 - tick * 4 : x + tick * 4;
        doc.rect(tickX, y + 4.5, 2.5, 8).lineWidth(0.5);
        if (tick < ticks) doc.fillAndStroke(ink, ink);
        else doc.strokeColor(secondaryInk).stroke();
      }
      y += height;
      stroke();
    }
    y += 10;
  }

  /** The QR code brings its own white margin. */
  function drawCode({ text, qr: { size, path } }: Extract<Block, { kind: "code" }>) {
    const side = 92;
    makeRoom(side + 40);
    doc
      .save()
      .translate(rtl ? page.width - page.margin - side : page.margin, y)
      .scale(side / size)
      .path(path)
      .fill("#000000")
      .restore();
    y += side;
    write(`\u2066${text}\u2069`, { size: 20, weight: "bold" }, 6);
  }

  function draw(block: Block) {
    if (block.kind === "heading") {
      makeRoom(80);
      y += 8;
      return write(block.text, { size: 14, weight: "bold" }, 4);
    }
    if (block.kind === "text") return write(block.text, { size: 9.5, color: secondaryInk }, 8);
    if (block.kind === "code") return drawCode(block);
    if (block.kind === "graded") return drawGraded(block);
    if (block.kind === "bars") return drawBars(block.rows);
    const size = block.heads.length > 5 ? 8.5 : 10;
    row(block.heads, { size: size - 1, color: secondaryInk });
    for (const cells of block.rows) row(cells, { size });
    y += 14;
  }

  function mark() {
    doc.rect(rtl ? page.width - page.margin - 34 : page.margin, y - 14, 34, 5).fill(flag);
    y += 4;
  }

  function drawFooter(text: string, number: string) {
    const position = { x: page.margin, y: page.height - page.margin, width: contentWidth };
    line(text, { ...position, side: "start" }, { size: 8, color: secondaryInk });
    line(number, { ...position, side: "end" }, { size: 8, color: secondaryInk });
  }

  return { mark, write, draw, foot: drawFooter };
}
