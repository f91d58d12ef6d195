import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { csvOf } from "@/lib/platform/files/csv";
import { findFiles } from "@/prisma/import/files";
import { isDone } from "@/prisma/import/report";
import { earlierPlayer, exported, importedFrom } from "../../support/factories/earlier-files";
import { aSport } from "../../support/factories/people";

beforeAll(() => aSport("football"));

const cases = "tests/support/import";
const textOf = (name: string) => readFileSync(join(cases, `${name}.csv`), "utf8");
const check = (name: string) => importedFrom({ players: textOf(name) }, { check: true });

test.each(["C01-semicolon", "C01-tab", "C03-trailing", "C03-one-trailing", "C08-capital", "C09-quotes", "C11-null"])(
  "%s is read whole",
  async (name) => {
    const { bad, remarks } = await check(name);
    expect(bad.first).toEqual([]);
    expect([...remarks.keys()].filter((remark) => remark.includes("do not know"))).toEqual([]);
  },
);

test.each([
  ["C05-invisible", ["players.csv:4 email"]],
  ["C06-phone", ["players.csv:5 phone: A spreadsheet has rounded"]],
  [
    "C07-dates",
    ["players.csv:2 birth_date: Write the day", "players.csv:3 birth_date: Write", "players.csv:6 birth_date"],
  ],
])("of %s only what nobody can read is told", async (name, expected) => {
  const { bad } = await check(name);
  expect(bad.first).toEqual(expected.map((reason) => expect.stringContaining(reason)));
});

test("the column names of C08 are recognized", () => {
  for (const name of readdirSync(join(cases, "C08"))) {
    const folder = exported({});
    cpSync(join(cases, "C08", name), join(folder, name));
    expect([...findFiles([folder]).files.keys()]).toEqual(["players"]);
  }
});

async function sheetWith(rows: (string | number | Date | null)[][]) {
  async function* all() {
    yield* rows;
  }
  let text = "";
  for await (const piece of csvOf(all())) text += piece;
  return text;
}

const hard = [
  "=1+1",
  "+1 goal",
  "-5 kg",
  "@club",
  'say "hi"',
  "a,b",
  "a;b",
  "two\nlines",
  "Zoé N’Dour",
  "محمد",
  "0012",
];

test("what our own exports write is read back as it was", async () => {
  const players = hard.map((achievements) => ({ ...earlierPlayer(), achievements }));
  const heads = Object.keys(players[0] ?? {}) as (keyof (typeof players)[0])[];
  const file = await sheetWith([
    heads,
    ...players.map((player) =>
      heads.map((head) => (head === "birth_date" ? new Date("1999-05-04") : (player[head] ?? null))),
    ),
  ]);
  const { bad } = await importedFrom({ players: file });
  expect(bad.first).toEqual([]);
  for (const { id, achievements, phone } of players)
    expect(await db.player.findUniqueOrThrow({ where: { id } })).toMatchObject({
      achievements,
      phone,
      birthDate: new Date("1999-05-04"),
    });
});

test("an import that loads nothing has failed, a repeated one has not", async () => {
  const good = earlierPlayer();
  const wrong = earlierPlayer({ email: "nobody" });
  const done = async (players: object[], options = {}) =>
    isDone(await importedFrom({ players: players as (typeof good)[] }, options), options);
  expect(await done([wrong])).toBe(false);
  expect(await done([wrong], { skipBad: true })).toBe(false);
  expect(await done([wrong], { check: true })).toBe(false);
  expect(await done([good, wrong], { skipBad: true })).toBe(true);
  expect(await done([good])).toBe(true);
  expect(await done([good, wrong], { skipBad: true })).toBe(false);
  const heads = `${Object.keys(good).join(",")}\n`;
  expect(isDone(await importedFrom({ players: heads }), {})).toBe(false);
});
