import { expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migratedFrom } from "../../support/earlier-database";

const columns = `id, user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport, position, level,
  experience_level, consent_terms, consent_image_rights, height_cm, weight_kg, created_at`;

function player(handle: string, { height, weight, more = "", erased = "null" }: Record<string, string>) {
  const id = crypto.randomUUID();
  return `insert into users (id, email, password_hash, erased_at) values ('${id}', '${id}@test.recruit', 'none', ${erased});
    insert into players (${columns}) values ('${id}', '${id}', '${handle}', 'X Y', 'x@x', '+33', '1999-01-01', 'FR', 'FR', 'Lyon', 'judo',
      'middleweight', 'amateur', 'x', true, true, ${height}, ${weight}, '2026-02-03T09:00:00Z');
    ${more.replaceAll("$id", `'${id}'`)}`;
}

// The triggers rest while these rows are written, so what they keep is written too.
const claimed = (attribute: string, number: number) => `
  insert into player_claims (player_id, attribute, number, measured_on, grade) values ($id, '${attribute}', ${number}, '2026-05-01', 'coach');
  insert into newest_claims (player_id, attribute, sport, number, measured_on, grade) values ($id, '${attribute}', '', ${number}, '2026-05-01', 'coach');`;

const before = [
  "insert into sports (slug, name, description, popularity_rank) values ('judo', 'Judo', 'Judo', 3);",
  player("nothing claimed", { height: "183", weight: "null" }),
  player("claimed", { height: "180", weight: "72", more: claimed("height_cm", 184) }),
  player("erased", { height: "null", weight: "null", erased: "now()" }),
].join("\n");

test("values of earlier profiles become claims dated to the day they joined, once; existing claims are kept", async () => {
  const address = await migratedFrom("20261128012000", before);
  const read = () =>
    ask(
      address,
      `select p.handle, c.attribute, c.number, c.choices, c.parts ->> 0 as first, c.sport, c.grade::text, c.measured_on::text as day, p.height_cm as height
       from players p left join newest_claims c on c.player_id = p.id order by 1, 2`,
    );
  const own = { grade: "self", day: "2026-02-03", number: null, choices: [], first: null, sport: "" };
  const position = { attribute: "positions", sport: "judo", first: '{"position": "middleweight"}' };
  const nationality = { attribute: "nationalities", choices: ["FR"] };
  const of = (handle: string, height: number, rows: object[]) =>
    rows.map((row) => ({ ...own, handle, height, ...row }));
  const after = [
    ...of("claimed", 184, [
      { attribute: "height_cm", number: 184, grade: "coach", day: "2026-05-01" },
      nationality,
      position,
      { attribute: "weight_kg", number: 72 },
    ]),
    expect.objectContaining({ handle: "erased", attribute: null }),
    ...of("nothing claimed", 183, [{ attribute: "height_cm", number: 183 }, nationality, position]),
  ];
  expect(await read()).toEqual(after);
  const waiting =
    "select (select count(*)::int from alert_candidates) as alerts, (select count(*)::int from match_candidates) as needs";
  expect(await ask(address, waiting)).toEqual([{ alerts: 2, needs: 2 }]);
  expect(await ask(address, "select claim_profiles(array(select id from players)) as id")).toEqual([]);
  expect(await read()).toEqual(after);
});
