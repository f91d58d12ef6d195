import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import type { Cell } from "@/lib/platform/files/cells";
import { xlsxOf } from "@/lib/platform/files/xlsx";

async function* rowsOf(rows: Cell[][]) {
  yield* rows;
}

async function readBack(rows: Cell[][]) {
  const file = Buffer.concat(await Array.fromAsync(xlsxOf(rowsOf(rows), { name: "Joueurs", rightToLeft: true })));
  const rowsRead = await readSheet(file, "Joueurs");
  return rowsRead.map((row) => row.map((cell) => (cell instanceof Date ? toSecond(cell) : cell)));
}

/** Days since 1900 are fractions that the program does not round. */
const toSecond = (date: Date) => new Date(Math.round(date.getTime() / 1000) * 1000);

test("another program reads texts, numbers, days, times and empty cells with their types", async () => {
  const moment = new Date("2027-05-09T02:00:00Z");
  expect(
    await readBack([
      ["Nom", "Montant", "Jour", "Heure", "Note"],
      ["=1+1 & <b> « Zoé »", 1250.5, new Date("2026-07-01T09:30:00Z"), { moment, timeZone: "Asia/Kolkata" }, null],
      ["محمد الأمين 🏆", -3, new Date("2024-02-29T12:00:00Z"), { moment, timeZone: "America/Los_Angeles" }, "a\nb"],
    ]),
  ).toEqual([
    ["Nom", "Montant", "Jour", "Heure", "Note"],
    ["=1+1 & <b> « Zoé »", 1250.5, new Date("2026-07-01"), new Date("2027-05-09T07:30:00Z"), null],
    ["محمد الأمين 🏆", -3, new Date("2024-02-29"), new Date("2027-05-08T19:00:00Z"), "a\nb"],
  ]);
});

test("a phone number and a code with zeros stay text", async () => {
  expect(await readBack([["+33639980111", "007", "1e5", "true", "2026-07-01"]])).toEqual([
    ["+33639980111", "007", "1e5", "true", "2026-07-01"],
  ]);
});

test("a long workbook arrives whole", async () => {
  const rows: Cell[][] = Array.from({ length: 2_000 }, (_, index) => [`row ${index}`, index]);
  expect(await readBack(rows)).toEqual(rows);
});

const office = ["/usr/bin/soffice", "/Applications/LibreOffice.app/Contents/MacOS/soffice"].find(existsSync) ?? "";

test.runIf(office)(
  "where LibreOffice is installed, it saves the same rows as CSV",
  async () => {
    const rows: Cell[][] = [
      ["Nom", "Montant", "Jour", "Heure", "Téléphone"],
      ["=1+1 & <b> « Zoé »", 1250.5, new Date("2026-07-01T12:00:00Z"), null, "+33639980111"],
      [
        'محمد "الأمين" 🏆',
        -3,
        new Date("2024-02-29T12:00:00Z"),
        { moment: new Date("2027-05-08T19:00:00Z"), timeZone: "UTC" },
        "007",
      ],
    ];
    const folder = mkdtempSync(join(tmpdir(), "office-"));
    const file = Buffer.concat(await Array.fromAsync(xlsxOf(rowsOf(rows), { name: "Joueurs", rightToLeft: true })));
    writeFileSync(join(folder, "rows.xlsx"), file);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const csv = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false";
    execFileSync(office, ["--headless", profile, "--convert-to", csv, "--outdir", folder, join(folder, "rows.xlsx")], {
      stdio: "ignore",
      env: { ...process.env, LC_ALL: "en_US.UTF-8" },
    });
    expect(parse(readFileSync(join(folder, "rows.csv")), { bom: true })).toEqual([
      ["Nom", "Montant", "Jour", "Heure", "Téléphone"],
      ["=1+1 & <b> « Zoé »", "1250.5", "07/01/2026", "", "+33639980111"],
      ['محمد "الأمين" 🏆', "-3", "02/29/2024", "05/08/2027 19:00:00", "007"],
    ]);
  },
  120_000,
);
