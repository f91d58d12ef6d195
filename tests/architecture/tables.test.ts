import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

type Model = { name: string; table: string; owner: string; relations: Map<string, string> };

const written = /\b(?:tx|db|prisma|client)\.(\w+)\.(?:create|update|upsert|delete)\w*\(/g;
const nested =
  /\b(\w+):\s*\{\s*(?:create|createMany|connectOrCreate|update|updateMany|upsert|delete|deleteMany|set|disconnect)\s*:/g;
const raw = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi;

/** What the schema files declare: model, table, the file's name as owner, relation fields. */
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
    const mine = models.filter(({ owner }) => isHome(path, owner));
    const told = (model: Model) =>
      mine.includes(model) ? [] : [`${path} writes ${model.table}, which belongs to ${model.owner}`];
    const direct = [...text.matchAll(written)].flatMap(([, word = ""]) =>
      models.filter(({ name }) => name.toLowerCase() === word.toLowerCase()),
    );
    const inSql = [...text.matchAll(raw)].flatMap(([, word]) => models.filter(({ table }) => table === word));
    const through = [...text.matchAll(nested)].flatMap(([, field = ""]) => onlyForeign(field, models, mine));
    return [...direct, ...inSql, ...through].flatMap(told);
  });
}

/** A field's name may stand in several models: it is a trespass when none of its targets is ours. */
function onlyForeign(field: string, models: Model[], mine: Model[]) {
  const targets = new Set(models.flatMap(({ relations }) => relations.get(field) ?? []));
  const found = models.filter(({ name }) => targets.has(name));
  return found.some((model) => mine.includes(model)) ? [] : found.slice(0, 1);
}

function isHome(path: string, owner: string) {
  if (owner === "core") return path.startsWith("lib/core/") || path === "lib/reactions.ts";
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

test("the owner writes its own, and everybody may lock or read", () => {
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
