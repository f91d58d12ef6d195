import { expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migratedFrom } from "../../support/earlier-database";

type Earlier = { registeredBy?: "parent"; status?: string; terms?: boolean; logged?: boolean };

const players: Record<string, Earlier> = {
  "signed up, not logged": {},
  "signed up, logged": { logged: true },
  "signed up, guardian declined": { logged: true, terms: false, status: "awaiting_guardian" },
  "registered, guardian agreed": { registeredBy: "parent" },
  "registered, guardian asked": { registeredBy: "parent", terms: false, status: "awaiting_guardian" },
};

const sport = "insert into sports (slug, name, description, popularity_rank) values ('judo', 'Judo', 'Judo', 3);";

const before = Object.entries(players).map(([name, { registeredBy, status = "listed", terms = true, logged }]) => {
  const id = crypto.randomUUID();
  const joined = registeredBy ? `'${crypto.randomUUID()}'` : "null";
  const line = `insert into consents (user_id, kind, version, given, created_at) values ('${id}', 'terms', '2026-11-20', true, '2026-11-20');`;
  return `insert into users (id, email, password_hash) values ('${id}', '${id}@test.recruit', 'none');
    insert into players (id, user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport, position, level, experience_level, consent_terms, consent_image_rights, status, created_at)
      values ('${id}', '${id}', '${name}', 'X Y', 'x@x', '+33', '2014-01-01', 'FR', 'FR', 'Lyon', 'judo', 'middle', 'amateur', 'x', ${terms}, false, '${status}', '2026-11-02T09:00:00Z');
    insert into facts (type, actor_id, data) values ('player.joined', ${joined}, '{"playerId":"${id}"}');
    ${logged ? line : ""}`;
});

test("who signed up agreed by doing so, on that day; whom a parent registered is asked before being listed again", async () => {
  const address = await migratedFrom("20261123030000", sport + before.join("\n"));
  const rows = await ask(
    address,
    `select p.handle, p.status::text, p.consent_terms as agrees, to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD') as since
     from players p left join consents c on c.user_id = p.user_id order by 1`,
  );
  expect(rows).toEqual([
    { handle: "registered, guardian agreed", status: "awaiting_player", agrees: false, since: null },
    { handle: "registered, guardian asked", status: "awaiting_guardian", agrees: false, since: null },
    { handle: "signed up, guardian declined", status: "awaiting_guardian", agrees: true, since: "2026-11-20" },
    { handle: "signed up, logged", status: "listed", agrees: true, since: "2026-11-20" },
    { handle: "signed up, not logged", status: "listed", agrees: true, since: "2026-11-02" },
  ]);
});
