import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { findFiles } from "@/prisma/import/files";
import { report } from "@/prisma/import/report";
import { earlierPlayer, exported, importedFrom, type Tables } from "../../support/factories/earlier-files";
import { aSport } from "../../support/factories/people";

beforeAll(() => aSport("football"));

type Over = Parameters<typeof earlierPlayer>[0];
const storedPlayer = (id: unknown) => db.player.findUniqueOrThrow({ where: { id: String(id) } });

/** The file in another program's format. */
const exportWith = (players: Tables["players"], change: (text: string) => string) =>
  change(readFileSync(join(exported({ players: players ?? [] }), "players.csv"), "utf8"));

test("semicolons, columns without a name at the end and quotes inside of a cell are read", async () => {
  const rows = [earlierPlayer({ full_name: "Awa Lala Trial" }), earlierPlayer()];
  const file = exportWith(rows, (text) =>
    text.replace("Lala", '"Lala"').replaceAll(",", ";").replaceAll("\n", ";;\r\n"),
  );
  const { bad, remarks } = await importedFrom({ players: file });
  expect(bad.first).toEqual([]);
  expect([...remarks.keys()].filter((sentence) => sentence.includes("columns"))).toEqual([]);
  expect((await storedPlayer(rows[0]?.id)).fullName).toBe('Awa "Lala" Trial');
});

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => (line ? `"${line.replaceAll(",", '";"')}"` : line))
    .join("\n");
const shapes: [string, (text: string) => string][] = [
  ["Excel's CSV UTF-8", (text) => `\ufeff${text.replaceAll(",", ";").replaceAll("\n", "\r\n")}`],
  ["Excel's with its own line", (text) => `\ufeffsep=;\r\n${text.replaceAll(",", ";").replaceAll("\n", "\r\n")}`],
  ["Excel's in English", (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ["Excel's with tabs", (text) => text.replaceAll(",", "\t").replaceAll("\n", "\r\n")],
  ["LibreOffice's", (text) => text],
  ["LibreOffice's with all texts quoted", quoted],
  ["LibreOffice's on Windows", (text) => quoted(text).replaceAll("\n", "\r\n")],
  ["LibreOffice's without a last line end", (text) => quoted(text).trimEnd()],
];

test.each(shapes)("%s file gives the same players", async (_program, change) => {
  const rows = [
    earlierPlayer({ full_name: "Zoé Ça N’Dour" }),
    earlierPlayer({ full_name: "محمد الأمين", height_cm: null }),
  ];
  const { bad } = await importedFrom({ players: exportWith(rows, change) });
  expect(bad.first).toEqual([]);
  expect(await storedPlayer(rows[0]?.id)).toMatchObject({
    fullName: "Zoé Ça N’Dour",
    birthDate: new Date("1999-05-04"),
  });
  expect((await storedPlayer(rows[1]?.id)).fullName).toBe("محمد الأمين");
});

const asMeant: [string, Over, object][] = [
  ["an invisible character", { email: "after@earlier.example\u200b" }, { email: "after@earlier.example" }],
  ["blanks that do not break", { email: "\u00a0around@earlier.example\u00a0 " }, { email: "around@earlier.example" }],
  ["a number as our exports write it", { phone: "'+33639980111" }, { phone: "+33639980111" }],
  ["a number as French pages print it", { phone: "+33\u202f6\u00a039 98 01 12\u00a0" }, { phone: "+33639980112" }],
  ["a day with a time", { birth_date: "1999-05-04 00:00:00+00" }, { birthDate: new Date("1999-05-04") }],
  ["a day as JSON has it", { birth_date: "1999-05-04T00:00:00.000Z" }, { birthDate: new Date("1999-05-04") }],
  ["NULL", { weight_kg: "NULL", secondary_sport: "NULL" }, { weightKg: null, secondarySport: null }],
  ["\\N", { weight_kg: "\\N", secondary_sport: "\\N" }, { weightKg: null, secondarySport: null }],
  ["null", { weight_kg: "null", secondary_sport: "null" }, { weightKg: null, secondarySport: null }],
  ["a name that looks empty", { full_name: "Null" }, { fullName: "Null" }],
  ["a position in other words", { position: "Gardien" }, { position: "goalkeeper" }],
  ["a position that may be several", { position: "Ailier" }, { position: "Ailier" }],
  ["a position we do not know", { position: "Gardien volant" }, { position: "Gardien volant" }],
  ["a day with the year first", { birth_date: "1999/05/04" }, { birthDate: new Date("1999-05-04") }],
];

test("cells are parsed in every supported format", async () => {
  const rows = asMeant.map(([, over]) => earlierPlayer(over));
  const { bad } = await importedFrom({ players: rows });
  expect(bad.first).toEqual([]);
  for (const [index, [description, , columns]] of asMeant.entries())
    expect(await storedPlayer(rows[index]?.id), description).toMatchObject(columns);
});

const refused: [Over, string][] = [
  [{ phone: "3.36399E+11" }, "phone: A spreadsheet has rounded this number"],
  [{ birth_date: "1999-05-03 22:00:00+00" }, "birth_date: Write the day alone, the year first (1999-05-04)."],
  [{ birth_date: "36284" }, "birth_date: Write the day alone, the year first (1999-05-04)."],
  [{ position: "call 06 39 98 00 11" }, "position: We know no such position of football."],
  [{ position: "Zoé on the left" }, "position: We know no such position of football."],
  [
    { birth_date: `${new Date().getUTCFullYear() - 14}-01-01`, position: "FC Nantes" },
    "position: We know no such position of football.",
  ],
];

test("an unreadable value, and a cell without a column, is reported with its line", async () => {
  const rows = [...refused.map(([over]) => earlierPlayer(over)), earlierPlayer()];
  const { bad } = await importedFrom({
    players: exportWith(rows, (text) => text.replaceAll("\n", ",\n").replace(/,\n$/, ",x\n")),
  });
  expect(bad.first).toEqual([
    ...refused.map(([, why], index) => expect.stringContaining(`players.csv:${index + 2} ${why}`)),
    `players.csv:${refused.length + 2}: A cell of this row stands under no column's name.`,
  ]);
});

test.each(["players (1).csv", "Players.csv", "players_rows (3).csv", "PLAYERS_ROWS.CSV"])(
  "%s holds players",
  (name) => {
    const folder = exported({ players: [earlierPlayer()] });
    renameSync(join(folder, "players.csv"), join(folder, name));
    expect([...findFiles([folder]).files.keys()]).toEqual(["players"]);
  },
);

test("the last line says whether no row was new or no row was valid", () => {
  const summary = (bad: number, writtenCount: number, existingCount: number) =>
    report(
      {
        bad: { count: bad, first: [], path: "bad.txt" },
        remarks: new Map(),
        sums: [{ table: "players", read: 2, written: writtenCount, there: existingCount, total: 2 }],
      },
      [],
      { skipBad: true },
    )
      .split("\n")
      .at(-1);
  expect(summary(1, 0, 0)).toBe(
    "1 bad cell or row. Those rows were left out. No row was loaded: the files hold none that is good.",
  );
  expect(summary(0, 1, 0)).toBe("No bad row. 1 row written.");
  expect(summary(0, 0, 1)).toBe("No bad row. Everything was there already: nothing was changed.");
  expect(summary(1, 0, 1)).toBe("1 bad cell or row. Those rows were left out. The others were there already.");
});
