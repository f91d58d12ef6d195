import { basename } from "node:path";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

type Model = { name: string; table: string; owner: string; relations: Map<string, string> };

const writePattern = /\b(?:tx|db|prisma|client)\.(\w+)\s*\.(?:create|update|upsert|delete)\w*\(/g;
const nested =
  /\b(\w+):\s*\{\s*(?:create|createMany|connectOrCreate|update|updateMany|upsert|delete|deleteMany|set|disconnect)\s*:/g;
const raw = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi;

/** The models of the schema files: model, table, the file's name as owner, relation fields. */
function modelsOf(schemas: Source[]): Model[] {
  const names = new Set(schemas.flatMap(({ text }) => [...text.matchAll(/^model (\w+)/gm)].map(([, name]) => name)));
  return schemas.flatMap(({ path, text }) =>
    [...text.matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(([, name = "", body = ""]) => {
      const fields = [...body.matchAll(/^\s+(\w+)\s+(\w+)/gm)].filter(([, , type]) => names.has(type));
      const table = body.match(/^\s*@@map\("(\w+)"\)/m)?.[1] ?? name;
      const owner = path.match(/(\w+)\.prisma$/)?.[1] ?? "";
      return { name, table, owner, relations: new Map(fields.map(([, field = "", type = ""]) => [field, type])) };
    }),
  );
}

/** Writes to tables of another domain: by client, through a relation, in raw SQL. */
function trespasses(code: Source[], models: Model[]): string[] {
  return code.flatMap(({ path, text }) => {
    const ownModels = models.filter(({ owner }) => isHome(path, owner));
    const isFilled = (model: Model) =>
      ownModels.includes(model) ? [] : [`${path} writes ${model.table}, which belongs to ${model.owner}`];
    const direct = [...text.matchAll(writePattern)].flatMap(([, word = ""]) =>
      models.filter(({ name }) => name.toLowerCase() === word.toLowerCase()),
    );
    const inSql = [...text.matchAll(raw)].flatMap(([, word]) => models.filter(({ table }) => table === word));
    const through = [...text.matchAll(nested)].flatMap(([, field = ""]) => onlyForeign(field, models, ownModels));
    return [...direct, ...inSql, ...through].flatMap(isFilled);
  });
}

const filled = /\b(?:tx|db|prisma|client)\.(\w+)\s*\.(?:create|upsert)\w*\(/g;
const filledThrough = /\b(\w+):\s*\{\s*(?:create|createMany|connectOrCreate|upsert)\s*:/g;
const filledRaw = /\binsert\s+into\s+"?(\w+)"?/gi;

/** Tables filled only by the seed, whose readers would show invented data or nothing. */
function unfilled(code: Source[], models: Model[]): string[] {
  const all = (pattern: RegExp) => code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, word = ""]) => word));
  const [clients, tables] = [new Set(all(filled).map((word) => word.toLowerCase())), new Set(all(filledRaw))];
  const fields = new Set(all(filledThrough));
  const through = new Set(
    models.flatMap(({ relations }) => [...relations].flatMap(([field, type]) => (fields.has(field) ? [type] : []))),
  );
  return models
    .map(({ name, table }) => (clients.has(name.toLowerCase()) || tables.has(table) || through.has(name) ? "" : name))
    .filter(Boolean)
    .sort();
}

/** Tables on the list that are filled by now, and unfilled tables missing from it. */
const surprises = (empty: string[], listed: string[]) => [
  ...listed.filter((name) => !empty.includes(name)).map((name) => `${name} is filled now: take it off the list`),
  ...empty.filter((name) => !listed.includes(name)).map((name) => `${name} is filled by nobody`),
];

/** As of 2026-11-22; this list may only become shorter. */
const waiting = ["Sport", "SportTranslation"];

/** Several models may have a field of this name: it is a violation if none of its targets belongs to the domain. */
function onlyForeign(field: string, models: Model[], ownModels: Model[]) {
  const targets = new Set(models.flatMap(({ relations }) => relations.get(field) ?? []));
  const targetModels = models.filter(({ name }) => targets.has(name));
  return targetModels.some((model) => ownModels.includes(model)) ? [] : targetModels.slice(0, 1);
}

function isHome(path: string, owner: string) {
  if (owner === "platform") return path.startsWith("lib/platform/") || path === "lib/entry/handlers.ts";
  return path.startsWith(`lib/${owner}/`);
}

const schema = (text: string, owner: string) => planted(`prisma/schema/${owner}.prisma`, text);
const example = modelsOf([
  schema('model Player {\n  id String\n  registrations Registration[]\n  @@map("players")\n}\n', "players"),
  schema('model Registration {\n  id String\n  player Player\n  @@map("event_registrations")\n}\n', "events"),
]);

test("a table is written only by the domain whose schema file declares it", () => {
  const models = modelsOf(sources(["prisma/schema"], /\.prisma$/));
  expect(models.length).toBeGreaterThan(30);
  expect(trespasses(sources(["app", "components", "lib"]), models)).toEqual([]);
});

test.each([
  ["by client", "lib/players/commands/join.ts", "await tx.registration.create({ data })"],
  [
    "through a relation",
    "lib/players/commands/join.ts",
    "tx.player.update({ data: { registrations: { create: { id } } } })",
  ],
  ["in raw SQL", "lib/players/commands/join.ts", "tx.$executeRaw`update event_registrations set status = 'confirmed'`"],
  ["from a page", "app/page.tsx", 'db.$executeRaw`INSERT INTO "players" values (1)`'],
])("a write to a foreign table %s is found", (_how, path, text) => {
  expect(trespasses([planted(path, text)], example)).toHaveLength(1);
});

test("the owning domain may write, every domain may lock or read", () => {
  const fine = [
    planted(
      "lib/events/commands/register.ts",
      "tx.registration.upsert({}); tx.$executeRaw`delete from event_registrations`",
    ),
    planted("lib/events/commands/register.ts", "tx.$queryRaw`select id from players for update skip locked`"),
    planted("lib/events/queries.ts", "db.player.findMany({ include: { registrations: true } })"),
  ];
  expect(trespasses(fine, example)).toEqual([]);
});

test("every table is written by some domain, except those on a list that may only shrink", () => {
  const models = modelsOf(sources(["prisma/schema"], /\.prisma$/));
  const loaded = sources(["prisma/migrations"], /\.tsv$/).map(({ path }) =>
    planted(path, `insert into ${basename(path, ".tsv")}`),
  );
  const code = [...sources(["app", "lib"]), ...sources(["prisma/migrations"], /\.sql$/), ...loaded];
  expect(surprises(unfilled(code, models), waiting)).toEqual([]);
});

test("the check finds a table that only the seed writes and an outdated exception", () => {
  const changed = planted("lib/players/commands/rename.ts", "tx.player.update({}); tx.registration.deleteMany({})");
  expect(unfilled([changed], example)).toEqual(["Player", "Registration"]);
  const created = [
    planted("lib/players/commands/join.ts", "tx.player.createMany({})"),
    planted("lib/players/commands/join.ts", "tx.player.upsert({ data: { registrations: { create: {} } } })"),
    planted("prisma/migrations/1/migration.sql", 'INSERT INTO "players" VALUES (1)'),
  ];
  expect(created.map((file) => unfilled([file], example))).toEqual([["Registration"], [], ["Registration"]]);
  expect(surprises(["Registration"], ["Player"])).toHaveLength(2);
});
