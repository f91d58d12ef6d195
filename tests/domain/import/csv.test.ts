import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { instant, list, object } from "@/prisma/import/cells";
import { linesOf } from "@/prisma/import/csv";
import { findFiles } from "@/prisma/import/files";
import { positionsNamed, sportNamed } from "@/prisma/import/named";
import { progressOn } from "@/prisma/import/progress";
import { exported } from "../../support/factories/earlier-files";

async function read(text: string | Buffer) {
  const path = join(exported({}), "x.csv");
  writeFileSync(path, text);
  const lines = [];
  for await (const { line, cells } of linesOf(path)) lines.push([line, ...cells]);
  return lines;
}

test.each(["\n", "\r\n"])("a row is told by the line it begins on, where lines end with %j", async (end) => {
  const text = ["\ufeffid,name", '1,"a\r\nb ""c"", d"', "", "2,é", '3,"x\ny"', "4,"].join(end);
  const rows = [
    [1, "id", "name"],
    [2, "1", 'a\r\nb "c", d'],
    [5, "2", "é"],
    [6, "3", "x\ny"],
    [8, "4", ""],
  ];
  expect(await read(text)).toEqual(rows);
  expect(await read(text + end)).toEqual(rows);
});

test("an unclosed quote is reported with its row, also after empty rows", async () => {
  const rows = [[1, "id", "name"], [4, "1", "a"], [6], [7, "3", "b"]];
  expect(await read('id,name\n\n\n1,a\n,\n2,"open\n3,b\n')).toEqual(rows);
});

test("what is no CSV or not UTF-8 is refused in a sentence", async () => {
  await expect(read('id"\n"open\n')).resolves.toHaveLength(2);
  await expect(read('"id\n')).rejects.toThrow(/x\.csv cannot be read as CSV: Quote Not Closed/);
  await expect(read(Buffer.from([105, 100, 10, 0xe9, 10]))).rejects.toThrow("x.csv is not written in UTF-8");
});

test.each([
  ["{}", []],
  ['{a,"b c","d,e",f g}', ["a", "b c", "d,e", "f g"]],
  [String.raw`{"say \"hi\"","back\\slash"}`, ['say "hi"', "back\\slash"]],
  ['["a","b"]', ["a", "b"]],
  [undefined, []],
])("the list %s", (cell, items) => {
  expect(list(z.string()).parse(cell)).toEqual(items);
});

test.each(["{a", "a,b", "[1", '{"a}', '{"a":1}'])("%s is no list", (cell) => {
  expect(list(z.string()).safeParse(cell).success).toBe(false);
});

test.each([
  ["2025-03-01 18:30:00.123456+02", "2025-03-01T16:30:00.123Z"],
  ["2025-03-01T18:30:00Z", "2025-03-01T18:30:00.000Z"],
  ["2025-03-01 18:30:00+05:30", "2025-03-01T13:00:00.000Z"],
  ["2025-03-01 18:30:00", "2025-03-01T18:30:00.000Z"],
  ["2025-03-01", "2025-03-01T00:00:00.000Z"],
])("the moment %s", (cell, iso) => {
  expect(instant.parse(cell).toISOString()).toBe(iso);
});

test.each(["2025-02-30 10:00:00+00", "infinity", "1740853800", ""])("%j is no moment", (cell) => {
  expect(instant.safeParse(cell).success).toBe(false);
});

test("an object is JSON that the database can store", () => {
  expect(object.parse(String.raw`{"q":"\ud83d\ude00"}`)).toEqual({ q: "😀" });
  for (const cell of ["[1]", "{", String.raw`{"q":"\u0000"}`, String.raw`{"q":"\ud800"}`])
    expect(object.safeParse(cell).success).toBe(false);
});

test("sports and positions are known by their names in four languages", () => {
  expect(["Boxe", "BRAZILIAN JIU JITSU", "كرة القدم", "american-football", "Fútbol", "Futsal"].map(sportNamed)).toEqual(
    ["boxing", "bjj", "football", "american-football", "football", null],
  );
  expect(positionsNamed("football", "goalkeeper")).toEqual(["goalkeeper"]);
  expect(positionsNamed("judo", "goalkeeper")).toEqual([]);
});

test.each([
  ["football", "Gardien", ["goalkeeper"]],
  ["football", "Gardien de but", ["goalkeeper"]],
  ["football", "PORTERO", ["goalkeeper"]],
  ["football", "حارس مرمى", ["goalkeeper"]],
  ["handball", "Gardien", ["goalkeeper"]],
  ["football", "Latéral gauche", ["left-back"]],
  ["football", "delantero", ["striker"]],
  ["football", "Attaquant", ["striker"]],
  ["rugby", "Talonneur", ["hooker"]],
  ["basketball", "Meneur", ["point-guard"]],
  ["football", "Ailier", ["left-winger", "right-winger"]],
  ["football", "Gardien rapide de Lyon", []],
  ["football", "Seeker", []],
  ["basketball", "Gardien", []],
] as const)("of %s the position %j is %j", (sport, text, positions) => {
  expect([...positionsNamed(sport, text)].sort()).toEqual([...positions]);
});

test("a file is known by the name of its table, however it was exported", () => {
  const folder = exported({ players_rows: "", "auth.users": "", messages: "", odd: "" });
  const { files, unread } = findFiles([folder]);
  expect([...files.keys()].sort()).toEqual(["players", "users"]);
  expect(unread.map(({ file }) => file)).toEqual(["messages.csv", "odd.csv"]);
  expect(() => findFiles([join(folder, "odd.csv")])).toThrow("odd.csv is named after no table: users.csv, sports.csv");
  expect(() => findFiles([folder, join(folder, "players_rows.csv")])).toThrow("Two files hold players");
  expect(() => findFiles([join(folder, "none")])).toThrow("There is no ");
  expect(() => findFiles([exported({})])).toThrow("There is no file to load");
});

test("progress rewrites one line on a terminal and writes a line now and then elsewhere", () => {
  const shownOn = (isTTY: boolean) => {
    const output: string[] = [];
    const progress = progressOn({ isTTY, write: (text) => output.push(text) });
    for (let rows = 1; rows <= 20_000; rows++) progress.step(`${rows}`, rows);
    progress.done("end");
    return output;
  };
  expect(shownOn(false)).toEqual(["10000\n", "20000\n", "end\n"]);
  expect(shownOn(true).at(-1)).toBe("\r\x1b[2Kend\n");
});
