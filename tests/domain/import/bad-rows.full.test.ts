import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { report } from "@/prisma/import/report";
import { earlierPlayer, earlierRecruiter, importedFrom, type Tables } from "../../support/factories/earlier-files";
import { aPlayer, aSport } from "../../support/factories/people";

beforeAll(() => aSport("football"));

const wrongPlayers: [string, Record<string, string | number | null>, string][] = [
  ["id", { id: "17" }, 'Write the id as a UUID. It says "17".'],
  ["full_name", { full_name: null }, "Please fill in this field."],
  ["full_name", { full_name: "a\u202eb" }, "characters we can’t save"],
  ["full_name", { full_name: "x".repeat(202) }, "This text is too long."],
  ["email", { email: "nobody" }, 'Please enter a valid e-mail address. It says "nobody".'],
  ["phone", { phone: "12" }, "Check this number"],
  ["phone", { phone: "+3312" }, "Check this number"],
  ["birth_date", { birth_date: "04/05/1999" }, "Write the day alone, the year first (1999-05-04)."],
  ["birth_date", { birth_date: "1999-02-30" }, "Please enter a valid date."],
  ["birth_date", { birth_date: "1890-01-01" }, "between 6 and 99 years old"],
  ["nationality", { nationality: "Frankonia" }, "We don’t recognise this country"],
  ["height_cm", { height_cm: 18 }, "from 80 to 260"],
  ["primary_sport", { primary_sport: "Quidditch" }, "We know no sport of that name."],
  ["secondary_sport", { secondary_sport: "football" }, "Your second sport must be different"],
  ["position", { position: "awa@seeker" }, "We know no such position of football."],
  ["consent_terms", { consent_terms: "perhaps" }, "Write true or false"],
  ["created_at", { created_at: "yesterday" }, "Write a date and a time with its zone"],
];

test.each(wrongPlayers)(
  "a player's %s %j is reported with its line and reason, and nothing is loaded",
  async (column, over, why) => {
    const [good, wrong] = [earlierPlayer(), earlierPlayer(over)];
    const { bad, sums } = await importedFrom({ players: [good, wrong] });
    expect(bad.first).toEqual([expect.stringContaining(`players.csv:3 ${column}: `)]);
    expect(bad.first[0]).toContain(why);
    expect(sums).toBeNull();
    expect(await db.user.count({ where: { id: { in: [good.user_id, wrong.user_id] } } })).toBe(0);
  },
);

const [player, recruiter] = [earlierPlayer(), earlierRecruiter()];
const nowhere = "7f2ab3c5-58f2-4d55-9d6a-0c6f4b1f0a11";

const wrongTogether: [string, Tables, string[]][] = [
  ["one id twice", { players: [player, player] }, ["players.csv:3 id: This row stands in the file twice."]],
  [
    "two players of one account",
    { players: [player, earlierPlayer({ user_id: player.user_id })] },
    ["players.csv:3 user_id: Another row has this user_id already."],
  ],
  [
    "two accounts of one address",
    { players: [player, earlierPlayer({ email: player.email.toUpperCase() })] },
    ["players.csv:3 user_id: There is no account"],
  ],
  [
    "a player's account with a recruiter's profile",
    { players: [player], recruiters: [earlierRecruiter({ user_id: player.user_id })] },
    ["recruiters.csv:2 user_id: This account has a player's profile"],
  ],
  [
    "what needs a row that is bad or nowhere",
    {
      players: [earlierPlayer({ id: player.id, city: null })],
      recruiters: [recruiter],
      favorites: [player.id, nowhere].map((player_id) => ({ recruiter_id: recruiter.id, player_id })),
    },
    [
      "players.csv:2 city: ",
      "favorites.csv:2 player_id: There is no good row",
      "favorites.csv:3 player_id: There is no",
    ],
  ],
  [
    "an account nobody knows",
    { user_roles: [{ user_id: nowhere, role: "admin" }] },
    ["user_roles.csv:2 user_id: There is no account of this id"],
  ],
  [
    "a sport whose id nobody knows",
    { players: [player], player_sports: [{ sport_id: nowhere, player_id: player.id, level: "amateur" }] },
    ["player_sports.csv:2 sport_id: There is no good row of sports"],
  ],
  [
    "a reversed range and no sport",
    { recruiters: [earlierRecruiter({ age_max: 9 }), earlierRecruiter({ interested_sports: "{}" })] },
    [
      "recruiters.csv:2 age_max: The end of the range",
      "recruiters.csv:3 interested_sports: Please select at least one",
    ],
  ],
  [
    "a row of another length, and lines inside of a cell",
    {
      profiles: `id,full_name\n${nowhere},"a\r\nb"\n${nowhere},Awa,Sow\n`,
    },
    [
      "profiles.csv:2 full_name: This text contains",
      "profiles.csv:4: This row has 3 cells, the first line names 2 columns.",
    ],
  ],
];

test.each(wrongTogether)("%s", async (_what, tables, expected) => {
  const { bad, sums } = await importedFrom(tables);
  expect(bad.first).toEqual(expected.map((line) => expect.stringContaining(line)));
  expect(sums).toBeNull();
  expect(await db.user.count({ where: { id: { in: [player.user_id, recruiter.user_id] } } })).toBe(0);
});

test("an existing account keeps its address", async () => {
  const { user } = await aPlayer();
  const row = earlierPlayer({ email: user.email });
  const { bad } = await importedFrom({ players: [row], users: [{ id: row.user_id, email: user.email }] });
  expect(bad.first).toEqual([
    "users.csv:2 email: Another row has this email already.",
    expect.stringContaining("players.csv:2 user_id: There is no account"),
  ]);
});

test("a profile without an account, or of a deleted one, creates no account", async () => {
  const [deletedPlayer, deleted] = [earlierPlayer(), earlierPlayer()];
  const users = `id,email,deleted_at\n${deleted.user_id},${deleted.email},2025-01-01\n`;
  const { bad } = await importedFrom({ players: [deletedPlayer, deleted], users }, { skipBad: true });
  expect(bad.first).toEqual([
    "users.csv:2 deleted_at: This account was deleted: leave it out.",
    expect.stringContaining("players.csv:2 user_id: There is no account"),
    expect.stringContaining("players.csv:3 user_id: There is no account"),
  ]);
  expect(await db.user.count({ where: { id: { in: [deletedPlayer.user_id, deleted.user_id] } } })).toBe(0);
});

test("twenty errors are shown and all are written to the report", async () => {
  const players = Array.from({ length: 30 }, () => earlierPlayer({ city: null }));
  const outcome = await importedFrom({ players });
  expect(outcome.bad.count).toBe(30);
  expect(outcome.bad.first).toHaveLength(20);
  expect(readFileSync(outcome.bad.path, "utf8").trim().split("\n")).toHaveLength(30);
  expect(report(outcome, [], {})).toMatch(/\.\.\. 30 in all; .*bad\.txt\n\n30 bad cells or rows\. Nothing was loaded/);
});

test("missing required columns are named", async () => {
  const missing = importedFrom({ players: "id,full_name\n" });
  await expect(missing).rejects.toThrow(/players\.csv lacks what players must have: user_id, email, phone/);
  await expect(importedFrom({ players: "" })).rejects.toThrow("players.csv is empty");
  await expect(importedFrom({ profiles: "id,id,full_name\n" })).rejects.toThrow("names a column twice: id");
});
