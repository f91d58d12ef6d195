import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Tables with texts that other people read beside a player; code that writes them must use the policy for minors' texts. */
const readTables = [
  "Player",
  "PlayerClaim",
  "PlayerVideo",
  "PlayerPicture",
  "ConfirmedClaim",
  "JobApplication",
  "SportJob",
  "Message",
];

/** The other tables of a player with text columns, and why they are exempt. */
const elsewhere: Record<string, string> = {
  BudgetLine: "the club's own notes",
  Confirmation: "of who confirms only the role is shown before the identity opens",
  ContactRequest: "the club's words; contact details are taken out at writing",
  Contract: "none of a minor is recorded",
  Favorite: "the club's own notes",
  Guardian: "opens with the identity",
  Match: "keys of lists",
  NewestClaim: "keys of lists",
  PlayerAvailability: "keys",
  PlayerCv: "keys of lists",
};

/** Code that writes these tables without storing texts from a player's side. */
const wordless: Record<string, string> = {
  "lib/players/steps/keep-claim.ts": "values read by state-claims, which checks their texts",
  "lib/players/steps/keep-event-claim.ts": "a number and the event's title",
  "lib/players/steps/keep-event-result.ts": "results, checked where they are recorded",
  "lib/players/steps/keep-own-claim.ts": "texts that its callers check",
  "lib/measurements/steps/settle-grades.ts": "grades",
  "lib/players/steps/grade-claim.ts": "a grade",
  "lib/jobs/commands/answer-applications.ts": "a state, and the club's words without contact details",
  "lib/jobs/commands/close-job.ts": "a state",
  "lib/jobs/commands/renew-job.ts": "a day",
  "lib/jobs/handlers/offers.ts": "a state",
  "lib/jobs/steps/announce-expiry.ts": "a day",
  "lib/jobs/steps/expire-offers.ts": "a state",
  "lib/jobs/steps/recheck-offers.ts": "stored texts, masked",
  "lib/jobs/steps/mark-withdrawn.ts": "a state",
  "lib/jobs/steps/take-down.ts": "a state",
  "lib/contacts/commands/read-message.ts": "a day",
  "lib/contacts/commands/read-thread.ts": "a day",
  "lib/contacts/steps/take-down-messages.ts": "a state",
  "lib/players/commands/answer-as-guardian.ts": "consents",
  "lib/players/commands/answer-as-player.ts": "consents",
  "lib/players/commands/move-video.ts": "an order",
  "lib/players/commands/show-media.ts": "a choice",
  "lib/players/handlers/account.ts": "an address that is closed",
  "lib/players/steps/end-guardianship.ts": "a state",
  "lib/players/steps/list-grown-ups.ts": "a state",
  "lib/players/steps/mark-checked.ts": "a day",
  "lib/players/steps/recheck-minor-texts.ts": "stored texts, masked",
  "lib/players/steps/settle-status.ts": "a state",
  "lib/players/steps/take-down-media.ts": "a state",
  "lib/players/steps/take-down-player.ts": "a state",
};

const asks = /\b(?:checkMinorTexts|checkTextsOf|maySay|videoWords)\(/;

/** Steps that store the texts of their callers. */
const storing = /\bkeepOwnClaim\(tx/;

const writes = ({ text }: Source) =>
  storing.test(text) ||
  readTables.some((model) => {
    const client = model.charAt(0).toLowerCase() + model.slice(1);
    return new RegExp(`\\b(?:tx|db)\\.${client}\\s*\\.(?:create|update|upsert)`).test(text);
  });

/** Files that write texts beside a player without the policy, and outdated exceptions. */
function unasked(files: Source[], excepted: Record<string, string>): string[] {
  const writing = files.filter(writes);
  return [
    ...writing
      .filter(({ path, text }) => !asks.test(text) && !(path in excepted))
      .map(({ path }) => `${path} asks nobody`),
    ...Object.keys(excepted)
      .filter((path) => !writing.some((file) => file.path === path))
      .map((path) => `${path} writes nothing: take it off the list`),
  ];
}

function unclassified(schemas: Source[]): string[] {
  const models = schemas.flatMap(({ text }) => [...text.matchAll(/^model (\w+) \{(.*?)^\}/gms)]);
  return models.flatMap(([, name = "", body = ""]) => {
    const isOfPlayer = /^\s+playerId\s/m.test(body);
    const hasText = /^\s+(?!handle|locale|tokenHash)\w+\s+String(?:\?|\[\])?\s(?!.*@db\.)/m.test(body);
    return isOfPlayer && hasText && !readTables.includes(name) && !(name in elsewhere) ? [name] : [];
  });
}

test("every command that stores text about a player checks texts of minors", () => {
  expect(unasked(sources(["lib"], /\.ts$/), wordless)).toEqual([]);
});

test("every table with a player's text is classified by who reads it", () => {
  expect(unclassified(sources(["prisma/schema"], /\.prisma$/))).toEqual([]);
});

test("the check finds a new command without the check and a new table", () => {
  const command = planted("lib/players/commands/add-note.ts", "await tx.playerClaim.create({ data })");
  expect(unasked([command], {})).toEqual(["lib/players/commands/add-note.ts asks nobody"]);
  const asking = planted(command.path, `await checkMinorTexts(tx, player, { note });\n${command.text}`);
  expect(unasked([asking], {})).toEqual([]);
  const throughStep = planted(command.path, "await keepOwnClaim(tx, claim)");
  expect(unasked([throughStep], {})).toEqual(["lib/players/commands/add-note.ts asks nobody"]);
  const table = planted(
    "prisma/schema/players.prisma",
    'model Note {\n  playerId String @db.Uuid\n  words String @map("w")\n}\n',
  );
  expect(unclassified([table])).toEqual(["Note"]);
});
