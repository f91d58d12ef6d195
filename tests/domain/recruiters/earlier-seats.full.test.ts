import { expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migratedFrom } from "../../support/earlier-database";

const [player, owner, club, request, thread] = Array.from({ length: 5 }, () => crypto.randomUUID());

const before = `
  insert into users (id, email, password_hash) values ('${player}', 'p@x', 'none'), ('${owner}', 'r@x', 'none');
  insert into recruiters (id, user_id, organization_type, organization_name, contact_person, email, phone, country, city, consent_terms, consent_logo, created_at)
    values ('${club}', '${owner}', 'club', 'Club', 'C', 'r@x', '+33478000000', 'FR', 'Lyon', true, true, '2026-03-01T10:00Z');
  insert into players (id, user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport, position, level, experience_level, consent_terms, consent_image_rights)
    values ('${player}', '${player}', 'Lynx 1', 'Awa Sarr', 'p@x', '+221771234567', '2000-01-01', 'SN', 'SN', 'Dakar', 'judo', 'x', 'amateur', 'x', true, true);
  insert into contact_requests (id, recruiter_id, player_id, message, status, player_answer, expires_at, answered_at)
    values ('${request}', '${club}', '${player}', 'm', 'accepted', true, now(), now());
  insert into threads (id, request_id, player_id, recruiter_id) values ('${thread}', '${request}', '${player}', '${club}');
  insert into messages (thread_id, sender_id, receiver_id, receiver_type, content, created_at) values
    ('${thread}', '${club}', '${player}', 'player', 'Come.', '2026-11-20T10:00Z'),
    ('${thread}', '${player}', '${club}', 'recruiter', 'Yes.', '2026-11-20T11:00Z');
  insert into favorites (recruiter_id, player_id, note) values ('${club}', '${player}', 'Fast');`;

test("an earlier single user becomes the owner since the organization was created and is named in its activity", async () => {
  const address = await migratedFrom("20261124040000", before);
  expect(await ask(address, "select recruiter_id, user_id, seat::text, joined_at, left_at from memberships")).toEqual([
    { recruiter_id: club, user_id: owner, seat: "owner", joined_at: new Date("2026-03-01T10:00Z"), left_at: null },
  ]);
  expect(await ask(address, "select written_by from messages order by created_at")).toEqual([
    { written_by: owner },
    { written_by: null },
  ]);
  expect(
    await ask(address, "select asked_by as by from contact_requests union all select noted_by from favorites"),
  ).toEqual([{ by: owner }, { by: owner }]);
});
