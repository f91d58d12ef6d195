import { type Cell, dayOf, gathered, type Rows } from "./cells";
import { zipOf } from "./zip";

const DAY = 86_400_000;
/** Day 0 of spreadsheets. */
const dayZero = Date.UTC(1899, 11, 30);

type Sheet = { name: string; rightToLeft: boolean };

/** A workbook with one sheet and a header row. Texts never become formulas. */
export const xlsxOf = (rows: Rows, sheet: Sheet): AsyncGenerator<Buffer> =>
  zipOf([
    { name: "[Content_Types].xml", content: [contentTypes] },
    { name: "_rels/.rels", content: [packageParts] },
    { name: "xl/workbook.xml", content: [workbook(sheet.name)] },
    { name: "xl/_rels/workbook.xml.rels", content: [workbookParts] },
    { name: "xl/styles.xml", content: [styles] },
    { name: "xl/worksheets/sheet1.xml", content: gathered(sheetOf(rows, sheet.rightToLeft)) },
  ]);

async function* sheetOf(rows: Rows, rightToLeft: boolean): AsyncGenerator<string> {
  const side = rightToLeft ? ' rightToLeft="1"' : "";
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${side} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    yield `<row r="${number}">${row.map((cell, at) => written(cell, `${columnAt(at)}${number}`)).join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

/** Explicit references: optional in the format, but required by some programs. */
function written(cell: Cell, place: string): string {
  if (cell === null) return `<c r="${place}"/>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${(Date.parse(dayOf(cell)) - dayZero) / DAY}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function columnAt(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnAt(Math.floor(at / 26) - 1) + letter;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Control characters are invalid in XML. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const open = "http://schemas.openxmlformats.org";
const main = `${open}/spreadsheetml/2006/main`;
const office = `${open}/officeDocument/2006/relationships`;
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const part = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const parts = (all: string) =>
  `${declaration}<Relationships xmlns="${open}/package/2006/relationships">${all}</Relationships>`;

const contentTypes = `${declaration}<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`;
const packageParts = parts(part("rId1", "officeDocument", "xl/workbook.xml"));
const workbookParts = parts(part("rId1", "worksheet", "worksheets/sheet1.xml") + part("rId2", "styles", "styles.xml"));
/** Sheet names have at most 31 characters and none of []:*?/\ */
const workbook = (name: string) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;
