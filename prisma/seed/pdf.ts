/** A PDF of one A4 page in Helvetica: the first line large, the others small. Latin letters only. */
export function onePage(lines: readonly string[]): Buffer {
  const [title = "", ...rest] = lines.map(escaped);
  const operators = [
    "1.5 w 72 700 m 523 700 l S",
    `BT /F1 20 Tf 72 720 Td (${title}) Tj ET`,
    ...rest.map((line, n) => `BT /F1 11 Tf 72 ${670 - n * 20} Td (${line}) Tj ET`),
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(operators, "latin1")} >>\nstream\n${operators}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, n) => {
    const offset = Buffer.byteLength(file, "latin1");
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(file, "latin1");
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

const escaped = (text: string) => text.replace(/[\\()]/g, (each) => `\\${each}`).replaceAll("’", "'");
