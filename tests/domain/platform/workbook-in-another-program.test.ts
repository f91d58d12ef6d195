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
