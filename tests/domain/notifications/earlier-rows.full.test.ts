import { expect, test } from "vitest";
import { ask } from "@/scripts/database.ts";
import { migratedFrom } from "../../support/earlier-database";

const [player, recruiter, request, thread, disclosure] = Array.from({ length: 5 }, () => crypto.randomUUID());

const before = `
  insert into users (id, email, password_hash, locale) values ('${player}', 'p@x', 'none', 'ar'), ('${recruiter}', 'r@x', 'none', 'fr');
  insert into recruiters (id, user_id, organization_type, organization_name, contact_person, email, phone, country, city, consent_terms, consent_logo)
    values ('${recruiter}', '${recruiter}', 'club', 'Club', 'C', 'r@x', '+33 4 78-00.00 00', 'FR', 'Lyon', true, true);
  insert into players (id, user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport, position, level, experience_level, consent_terms, consent_image_rights)
    values ('${player}', '${player}', 'Lynx 1', 'Awa Sarr', 'p@x', '77 123 45 67', '2000-01-01', 'SN', 'SN', 'Dakar', 'judo', 'x', 'amateur', 'x', true, true);
  insert into contact_requests (id, recruiter_id, player_id, message, status, player_answer, expires_at, answered_at)
    values ('${request}', '${recruiter}', '${player}', 'm', 'accepted', true, now(), '2026-11-20T10:00Z');
  insert into threads (id, request_id, player_id, recruiter_id) values ('${thread}', '${request}', '${player}', '${recruiter}');
  insert into disclosures (id, request_id, recruiter_id, player_id) values ('${disclosure}', '${request}', '${recruiter}', '${player}');
  insert into facts (id, type, data) values
    (1, 'contact.answered', '{"requestId": "${request}", "accepted": true}'), (2, 'identity.closed', '{"disclosureId": "${disclosure}"}'),
    (3, 'message.sent', '{"threadId": "${thread}"}'), (4, 'event.changed', '{"eventId": "${request}", "moved": true}'), (5, 'recruiter.verified', '{}');
  insert into notifications (user_id, fact_id, title, message) select '${recruiter}', id, 'Awa Sarr', 'Awa Sarr' from facts;
  insert into notifications (user_id, title, message, link, created_at) values
    ('${recruiter}', 'Awa Sarr said yes', 'm', '/messages?thread=${thread}', '2026-11-20T10:00Z'),
    ('${recruiter}', 'Message from Awa Sarr', 'm', '/messages?thread=${thread}', '2026-11-21T10:00Z'),
    ('${player}', 'Bienvenue', 'm', null, '2026-11-22T10:00Z');`;

test("earlier notifications are converted to ids without names; others keep their text and language", async () => {
  const address = await migratedFrom("20261123", before);

  const rows = await ask(address, "select kind, about, title, lang from notifications order by fact_id, created_at");
  const told = { title: null, lang: null };
  const about = { requestId: request };
  expect(rows).toEqual([
    { ...told, kind: "accepted", about },
    { ...told, kind: "closed", about },
    { ...told, kind: "message", about },
    { ...told, kind: "moved", about: { eventId: request } },
    { ...told, kind: "verified", about: {} },
    { ...told, kind: "accepted", about },
    { ...told, kind: "message", about },
    { kind: null, about: {}, title: "Bienvenue", lang: "ar" },
  ]);
  expect(await ask(address, "select phone from recruiters union all select phone from players")).toEqual([
    { phone: "+33478000000" },
    { phone: "77 123 45 67" },
  ]);
});

test("earlier settings get the default for pipeline e-mails on joining an organization, unless disabled", async () => {
  const [member, chose] = [crypto.randomUUID(), crypto.randomUUID()];
  const rows = `
    insert into users (id, email, password_hash) values ('${member}', 'm@x', 'none'), ('${chose}', 'o@x', 'none');
    insert into recruiters (id, user_id, organization_type, organization_name, contact_person, email, phone, country, city, consent_terms, consent_logo)
      values ('${chose}', '${chose}', 'club', 'Club', 'C', 'o@x', '+33478000000', 'FR', 'Lyon', true, true);
    insert into notification_settings (user_id, bell, mail, digest, push) values
      ('${member}', '{messages}', '{}', '{}', '{}'), ('${chose}', '{messages}', '{}', '{}', '{}');`;
  const address = await migratedFrom("20261124062020", rows);
  const kept = await ask(address, "select user_id, bell::text, mail::text, digest::text from notification_settings");
  expect(Object.fromEntries(kept.map(({ user_id, ...row }) => [user_id, row]))).toEqual({
    [member]: { bell: "{messages,pipeline}", mail: "{pipeline}", digest: "{}" },
    [chose]: { bell: "{messages}", mail: "{}", digest: "{}" },
  });
});

test("users who had disabled e-mails about requests get no monthly question, others do", async () => {
  const [told, calledOff] = [crypto.randomUUID(), crypto.randomUUID()];
  const rows = `
    insert into users (id, email, password_hash) select id::uuid, id || '@x', 'none'
      from unnest(array['${told}', '${calledOff}']) id;
    insert into notification_settings (user_id, bell, mail, digest, push) values
      ('${told}', '{}', '{requests}', '{}', '{}'), ('${calledOff}', '{}', '{messages}', '{}', '{}');`;
  const address = await migratedFrom("20261124120010", rows);
  const kept = await ask(address, "select user_id, mail::text from notification_settings");
  expect(Object.fromEntries(kept.map(({ user_id, mail }) => [user_id, mail]))).toEqual({
    [told]: "{requests,availability}",
    [calledOff]: "{messages}",
  });
});

test("earlier guardian answers refer to the player, and the profile's state is read at display time", async () => {
  const child = crypto.randomUUID();
  const rows = `
    insert into users (id, email, password_hash) values ('${child}', 'c@x', 'none');
    insert into players (id, user_id, handle, full_name, email, phone, birth_date, nationality, country, city, primary_sport, position, level, experience_level, consent_terms, consent_image_rights)
      values ('${player}', '${child}', 'Lynx 2', 'Awa Sarr', 'c@x', '77 123 45 67', '2012-01-01', 'SN', 'SN', 'Dakar', 'judo', 'x', 'amateur', 'x', true, true);
    insert into notifications (user_id, kind, created_at) values ('${child}', 'guardianNo', '2026-11-20T10:00Z'),
      ('${child}', 'guardianYesYoursMissing', '2026-11-21T10:00Z'), ('${child}', 'guardianYes', '2026-11-22T10:00Z'), ('${child}', 'rejected', '2026-11-23T10:00Z');`;
  const address = await migratedFrom("20261126090000", rows);
  const about = { playerId: player };
  expect(await ask(address, "select kind, about from notifications order by created_at")).toEqual([
    { kind: "guardianNo", about },
    { kind: "guardianYes", about },
    { kind: "guardianYes", about },
    { kind: "rejected", about: {} },
  ]);
});
