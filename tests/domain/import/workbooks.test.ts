import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { findFiles } from "@/prisma/import/files";
import { earlierPlayer, exported, importedFrom } from "../../support/factories/earlier-files";
import { aSport } from "../../support/factories/people";

beforeAll(() => aSport("football"));

const workbook = (folder: string, name: string) => {
  const path = join(folder, name);
  writeFileSync(path, "PK");
  return path;
};

test("a workbook beside the tables is left out, and the reason says what to do", () => {
  const folder = exported({ players: [earlierPlayer()] });
  for (const name of ["players.ods", "events.XLSX"]) workbook(folder, name);
  const { files, unread } = findFiles([folder]);
  expect([...files.keys()]).toEqual(["players"]);
  const why = "it is a workbook; save its sheet as CSV and load that";
  expect(unread).toEqual([
    { file: "events.XLSX", why },
    { file: "players.ods", why },
  ]);
});

test("a workbook alone, or given by name, is not read as a table", () => {
  const folder = exported({});
  expect(() => findFiles([workbook(folder, "players.xlsx")])).toThrow("players.xlsx is left out: it is a workbook");
  expect(() => findFiles([folder])).toThrow(/players\.xlsx is left out: it is a workbook.*\nThere is no file to load/);
});

/** Saved by LibreOffice Calc 7.4: one sheet as workbook, in its default CSV, and with semicolons in Windows-1252. */
const folder = "tests/support/import/libreoffice";
const rows = [
  {
    fullName: "Zoé N’Dour",
    city: "Saint-Étienne",
    birthDate: new Date("1991-05-01"),
    phone: "+33639980021",
    weightKg: 76,
  },
  { fullName: 'Íñigo "Txiki" Müller', city: "A Coruña", birthDate: new Date("1992-05-02"), phone: "+33639980022" },
  { fullName: "Anaïs Çelik", city: "Besançon", birthDate: new Date("1993-05-03"), phone: "+33639980023" },
];

/** Other people with the same names, so that both files can be loaded. */
const asOthers = (bytes: Buffer) =>
  Buffer.from(
    bytes
      .toString("latin1")
      .replaceAll("@earlier", "@later")
      .replace(/([0-9a-f]{7})[0-9a-f](?=-)/g, "$10"),
    "latin1",
  );

test.each([
  ["utf8.csv", undefined, "@earlier.example"],
  ["windows-1252.csv", "windows-1252", "@later.example"],
])("what LibreOffice saves as %s is read whole", async (name, encoding, domain) => {
  const bytes = readFileSync(join(folder, name));
  const { bad } = await importedFrom({ players: encoding ? asOthers(bytes) : bytes }, { encoding });
  expect(bad.first).toEqual([]);
  const loaded = await db.player.findMany({
    where: { email: { endsWith: domain, startsWith: "lo." } },
    orderBy: { email: "asc" },
  });
  expect(loaded).toMatchObject(rows);
});

test("a file in Windows-1252 is named as such, and a workbook of LibreOffice is not read", async () => {
  const bytes = readFileSync(join(folder, "windows-1252.csv"));
  await expect(importedFrom({ players: bytes })).rejects.toThrow("--encoding windows-1252");
  for (const name of ["players.ods", "players.xlsx"]) {
    const path = join(exported({}), name);
    copyFileSync(join(folder, name), path);
    expect(() => findFiles([path])).toThrow(`${name} is left out: it is a workbook`);
  }
});
