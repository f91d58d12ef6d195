import { type Cell, dayOf, gathered, localTimeOf, type Rows } from "./cells";
import { zipOf } from "./zip";

const DAY = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

type Sheet = { name: string; rightToLeft: boolean };

/** A workbook with one sheet and a header row; text cells are never evaluated as formulas. */
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
  yield `${declaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView${side} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    yield `<row r="${number}">${row.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`)).join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function cellXml(cell: Cell, reference: string): string {
  if (cell === null) return `<c r="${reference}"/>`;
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${reference}" s="1"><v>${daysSinceZero(dayOf(cell))}</v></c>`;
  if (typeof cell === "object") return `<c r="${reference}" s="2"><v>${daysSinceZero(`${localTimeOf(cell)}Z`)}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const daysSinceZero = (text: string) => (Date.parse(text) - dayZero) / DAY;

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXmlUrl = "http://schemas.openxmlformats.org";
const mainNamespace = `${openXmlUrl}/spreadsheetml/2006/main`;
const relationshipNamespace = `${openXmlUrl}/officeDocument/2006/relationships`;
const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationshipNamespace}/${type}" Target="${target}"/>`;
const relationshipsXml = (relationships: string) =>
  `${declaration}<Relationships xmlns="${openXmlUrl}/package/2006/relationships">${relationships}</Relationships>`;

const contentTypes = `${declaration}<Types xmlns="${openXmlUrl}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mimeType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mimeType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${mimeType}.styles+xml"/></Types>`;
const packageParts = relationshipsXml(relationship("rId1", "officeDocument", "xl/workbook.xml"));
const workbookParts = relationshipsXml(
  relationship("rId1", "worksheet", "worksheets/sheet1.xml") + relationship("rId2", "styles", "styles.xml"),
);
const workbook = (name: string) =>
  `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationshipNamespace}"><sheets><sheet name="${escapeXml(name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const styles = `${declaration}<styleSheet xmlns="${mainNamespace}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`;
