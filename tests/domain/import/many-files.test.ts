import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linesOf } from "@/prisma/import/csv";
import { findFiles } from "@/prisma/import/files";
import { exported } from "../../support/factories/earlier-files";

async function read(text: string | Buffer, encoding?: string) {
  const path = join(exported({}), "x.csv");
  writeFileSync(path, text);
  const lines = [];
  for await (const { line, cells, problem } of linesOf(path, encoding))
    lines.push([line, ...(problem ? ["open"] : cells)]);
  return lines;
}

const csvLines = ["id,name", '1,"Zoé, Ça"', "2,محمد", '3,"x ""y"""'];
const swapped = (text: string) => Buffer.from(text, "utf16le").swap16();
const parted = (separator: string) => csvLines.map((line) => line.replace(",", separator));

const separators = [",", ";", "\t"];
const ends = ["\n", "\r\n", "\r"];
const marks = ["", "\ufeff"];
const lasts = ["", "end"];
const writers: [string, (text: string) => Buffer][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-16LE", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16BE", swapped],
];
const fronts = ["", "sep"];
const variants = writers.flatMap(([encoding, write]) =>
  separators.flatMap((separator) =>
    ends.flatMap((end) =>
      marks.flatMap((mark) =>
        lasts.flatMap((last) => fronts.map((front) => ({ encoding, write, separator, end, mark, last, front }))),
      ),
    ),
  ),
);

test(`${variants.length} ways to write the same rows are read alike`, async () => {
  expect(variants.length).toBeGreaterThanOrEqual(100);
  for (const { encoding, write, separator, end, mark, last, front } of variants) {
    const lines = [...(front ? [`sep=${separator}`] : []), ...parted(separator)];
    const rows = await read(write(mark + lines.join(end) + (last && end)));
    expect([encoding, separator, end, rows.map((row) => row.slice(1))]).toEqual([
      encoding,
      separator,
      end,
      [
        ["id", "name"],
        ["1", "Zoé, Ça"],
        ["2", "محمد"],
        ["3", 'x "y"'],
      ],
    ]);
  }
});

test("windows-1252 is read where it is named, and named where it is not", async () => {
  const bytes = Buffer.from([0x69, 0x64, 10, 0x9c, 0x92, 0x80, 0xe9, 10]);
  expect(await read(bytes, "windows-1252")).toEqual([
    [1, "id"],
    [2, "œ’€é"],
  ]);
  await expect(read(bytes)).rejects.toThrow("x.csv is not written in UTF-8: export it again as UTF-8, or name how it");
});

const stray = ['"Awa', 'Awa "Lala" Trial', '"Awa" Trial', 'Awa"', '"', "5'11\"", '""Awa', 'A"wa "T'];
const behind = ["", '"closed, later"', "plain"];
const places = [0, 1, 2, 3];
const strays = stray.flatMap((cell) =>
  behind.flatMap((later) =>
    places.flatMap((position) => ["\n", "\r\n"].map((end) => ({ cell, later, at: position, end }))),
  ),
);

test(`of ${strays.length} files with a stray quote every other row is read`, async () => {
  expect(strays.length).toBeGreaterThanOrEqual(100);
  for (const { cell, later, at, end } of strays) {
    const lines = ["1,a,b", `2,${later},b`, "3,a,b", `4,${later},b`];
    lines.splice(at, 0, `9,${cell},b`);
    const rows = await read(["id,name,more", ...lines].join(end) + end);
    const label = JSON.stringify({ cell, later, at, rows });
    for (const [line, id] of rows.slice(1))
      expect(id === "open" || lines[Number(line) - 2]?.[0] === id, label).toBe(true);
    const good = rows.filter(([, id]) => ["1", "2", "3", "4"].includes(String(id)));
    expect(
      good.map((row) => row.length),
      label,
    ).toEqual([4, 4, 4, 4]);
  }
});

const names = ["players", "players_rows", "public.players", "Players", "PLAYERS_ROWS"];
const additions = [
  "",
  " (1)",
  "(12)",
  " - Copy",
  " - Copy (2)",
  " copy",
  " copy 2",
  " - Copie",
  " - copia",
  " (copy)",
  "-2026-11-28",
  "_20261128",
  " 2026-11-28",
  "_2026-11-28T10-11-12",
  "-2026-11-28 (3)",
  "_20261128_101112",
  ".csv",
  "-2026-11-28 - Copy",
];
const ways = names.flatMap((name) =>
  additions.flatMap((more) => [".csv", ".CSV", ".tsv"].map((end) => name + more + end)),
);

test(`${ways.length} names of a file of players`, () => {
  expect(ways.length).toBeGreaterThanOrEqual(100);
  for (const name of [...ways, "Copy of players.csv", "Copie de players.csv", "2026-11-28 players.csv"]) {
    const folder = exported({});
    writeFileSync(join(folder, name), "");
    expect([name, [...findFiles([folder]).files.keys()]]).toEqual([name, ["players"]]);
  }
  for (const name of ["teams.csv", "2026-11-28.csv", "copy.csv", "players-old.csv"]) {
    const folder = exported({ teams: "" });
    writeFileSync(join(folder, name), "");
    expect(() => findFiles([folder])).toThrow(`${name} is left out: it is named after no table.`);
  }
});
