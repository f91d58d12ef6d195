import { expect, test } from "vitest";
import type { Cell } from "@/lib/platform/files/cells";
import { csvOf } from "@/lib/platform/files/csv";
import { xlsxOf } from "@/lib/platform/files/xlsx";
import { filesIn } from "../../support/files-in-zip";

async function* rowsOf(...rows: Cell[][]) {
  yield* rows;
}

const csv = async (...rows: Cell[][]) => (await Array.fromAsync(csvOf(rowsOf(...rows)))).join("");

test("CSV cells are quoted where needed, and formulas become text", async () => {
  expect(await csv(["a", "b"], ['He said "no"', "x,y"], [null, -3], [new Date("2026-07-01T22:30:00Z"), "a\nb"])).toBe(
    '\ufeffa,b\r\n"He said ""no""","x,y"\r\n,-3\r\n2026-07-02,"a\nb"\r\n',
  );
  for (const begin of ["=", "+", "-", "@", "\t"]) expect(await csv([`${begin}1+1`])).toBe(`\ufeff'${begin}1+1\r\n`);
  expect(await csv(["\r=1"])).toBe('\ufeff"\'\r=1"\r\n');
});

test("a workbook holds texts, numbers and dates, in the direction of its language", async () => {
  const rows = rowsOf(["الاسم", "n"], ["=1+1 & <b>\u0001", 2.5], [new Date("2026-07-01T22:30:00Z"), null]);
  const zip = Buffer.concat(await Array.fromAsync(xlsxOf(rows, { name: "Matchs / contrats", rightToLeft: true })));
  const files = filesIn(zip);
  expect([...files.keys()][0]).toBe("[Content_Types].xml");
  expect(files.get("xl/workbook.xml")).toContain('name="Matchs   contrats"');
  const sheet = files.get("xl/worksheets/sheet1.xml")!;
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).toContain(">=1+1 &amp; &lt;b&gt;</t>");
  expect(sheet).toContain('<c r="B2"><v>2.5</v></c>');
  expect(sheet).toContain('<row r="3"><c r="A3" s="1"><v>46205</v></c><c r="B3"/></row>');
});

test("a time at a place is written as clocks there show it", async () => {
  const moment = new Date("2027-05-09T02:00:00Z");
  const cell = { moment, timeZone: "America/Los_Angeles" };
  expect(await csv([cell, { moment, timeZone: "Asia/Kolkata" }])).toBe("\ufeff2027-05-08 19:00,2027-05-09 07:30\r\n");
  const files = filesIn(
    Buffer.concat(await Array.fromAsync(xlsxOf(rowsOf([cell]), { name: "a", rightToLeft: false }))),
  );
  const days = (Date.UTC(2027, 4, 8, 19) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(files.get("xl/worksheets/sheet1.xml")).toContain(`<c r="A1" s="2"><v>${days}</v></c>`);
  expect(files.get("xl/styles.xml")).toContain('<cellXfs count="3">');
});

test("every cell has its reference", async () => {
  const row = Array.from({ length: 703 }, (_, index) => index);
  const files = filesIn(Buffer.concat(await Array.fromAsync(xlsxOf(rowsOf(row), { name: "a", rightToLeft: false }))));
  const sheet = files.get("xl/worksheets/sheet1.xml")!;
  for (const [place, value] of [
    ["Z1", 25],
    ["AA1", 26],
    ["ZZ1", 701],
    ["AAA1", 702],
  ])
    expect(sheet).toContain(`<c r="${place}"><v>${value}</v></c>`);
});

test("the checksum of a file in chunks equals that of the whole", async () => {
  const long = Array.from({ length: 3000 }, (_, row) => [`a row with some words ${row}`]);
  const files = filesIn(
    Buffer.concat(await Array.fromAsync(xlsxOf(rowsOf(...long), { name: "a", rightToLeft: false }))),
  );
  expect(files.get("xl/worksheets/sheet1.xml")).toContain("some words 2999");
});

test("a file is written while its rows are read", async () => {
  let read = 0;
  async function* many() {
    for (; read < 100_000; read++) yield [`row ${read}`, read];
  }
  const bytes = xlsxOf(many(), { name: "many", rightToLeft: false });
  let [size, before] = [0, 0];
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > 20_000 && before === 0) before = read;
  }
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(50_000);
});
