import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sportEventEvents } from "@/lib/events/events";
import { categoryOf } from "@/lib/notifications/schema/categories";
import { recruiterEvents } from "@/lib/recruiters/events";
import { ask } from "@/scripts/database.ts";
import { migrate, migrations } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

/** The last migration before stored names changed. */
const lastBefore = "20261130035000_names_in_one_word";
const folder = throwAwayFolder();
const [server = ""] = inject("databases");
const name = `stored_names_${process.pid}`;
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const query = (sql: string) => ask(url, sql);

const id = "10000000-0000-4000-8000-000000000000";
const search = {
  sport: "judo",
  conditions: [
    { key: "cmj", min: 40, wish: true },
    { key: "grip", min: 50 },
  ],
};
const sought = { sport: "judo", conditions: [{ key: "cmj", min: 40, optional: true }, search.conditions[1]] };

const part = { name: "must", got: 40, most: 40 };
const fit = { parts: [part, { name: "wishes", got: 10, most: 25 }], raises: [], met: [], unmet: [] };

/** Rows with every former name. */
const rows = `
  insert into users (id, email, password_hash) values ('${id}', 'ana@test.recruit', '');
  insert into notification_settings (user_id, bell, mail) values ('${id}', '{desk}', '{offers,desk}');
  insert into facts (type, data) values ('list.exported', '{"list": "wishes", "format": "csv"}');
  insert into facts (id, type, data) values (7, 'kyc.decided', '{"kycId": "${id}", "was": "pending"}'),
    (8, 'kyc.taken_back', '{"kycId": "${id}"}'), (9, 'player.verified', '{"kycId": "${id}"}'),
    (10, 'event.called_off', '{}'), (11, 'event.cancelled', '{}'), (12, 'seat.handed_over', '{}');
  insert into facts (type, data) values ('match.moved', '{"to": "contacted", "because": "asked"}');
  insert into claims (id, position) values ('${id}', 1);
  insert into claim_versions (claim_id, number, value, words_en, words_fr, words_es, words_ar, places, written_at)
  values ('${id}', 1, '10', 'clubs', 'clubs', 'clubes', 'نوادٍ', '{home}', now());
  insert into facts (type, data) values ('claim.saved', '{"claimId": "${id}", "version": 1}');
  insert into outbox (kind, fact_id, handler) values ('handler', 7, 'settleWhenDue'),
    ('handler', 9, 'notifyStaffOfWish'), ('handler', 10, 'eraseMatching');
  insert into sports (slug, name, description, popularity_rank) values ('judo', 'Judo', '', 1);
  insert into players (id, user_id, handle, full_name, email, birth_date, nationality, country, city, primary_sport, position,
    level, experience_level, consent_terms, consent_image_rights)
  values ('${id}', '${id}', 'ana', 'Ana', '', '2000-01-01', 'FR', 'FR', 'Lyon', 'judo', '', 'amateur', '', true, true);
  update players set identity_checked_at = now(), identity_basis = 'guardian_papers';
  insert into documents (id, owner_id, kind, storage_key, name, mime, size_bytes)
  values ('${id}', '${id}', 'organization_proof', 'a', 'a.pdf', 'application/pdf', 1);
  insert into paper_readings (document_id, attempt, model, prompt_version, sent_mime, said, asked_at)
  values ('${id}', 1, 'm', 1, 'application/pdf', '{"seems": "tax_paper", "answers": []}', now()),
    ('${id}', 2, 'm', 1, 'application/pdf', null, now());
  insert into notifications (user_id, kind, link) values ('${id}', 'wished', '/dashboard'),
    ('${id}', 'contractTold', '/dashboard'), ('${id}', 'message', '/dashboard');
  insert into recruiters (id, user_id, organization_name, organization_type, contact_person, email, phone, country, city,
    consent_terms, consent_logo)
  values ('${id}', '${id}', 'Dojo', 'club', 'Ana', '', '', 'FR', 'Lyon', true, true);
  insert into needs (recruiter_id, title, criteria) values ('${id}', 'Judoka', '${JSON.stringify(search)}'),
    ('${id}', 'Anybody', '{"sport": "judo"}');
  insert into talent_alerts (recruiter_id, alert_criteria, told_day) values ('${id}', '${JSON.stringify(search)}', '2026-11-01');
  insert into alert_hits (recruiter_id, player_id, met, told_at)
  values ('${id}', '${id}', '${JSON.stringify(search)}', '2026-11-01');
  insert into interests (recruiter_id, player_id, kind, day) values ('${id}', '${id}', 'asked', '2026-11-01');
  insert into matches (recruiter_id, player_id, sport_match, parts) values ('${id}', '${id}', 'judo', '${JSON.stringify(fit)}');
  insert into recruiter_search_history (recruiter_id, criteria, results_count)
  values ('${id}', '${JSON.stringify(search)}', 1);`;

beforeAll(async () => {
  await ask(server, `create database ${name}`);
  const names = migrations().map((migration) => migration.name);
  for (const earlier of names.slice(0, names.indexOf(lastBefore) + 1))
    cpSync(join("prisma/migrations", earlier), join(folder.path, earlier), { recursive: true });
  await migrate(url, folder.path);
  await query(rows);
  await migrate(url);
});
afterAll(async () => {
  await ask(server, `drop database ${name} with (force)`);
  folder.remove();
});

test("settings of notifications name the staff's work", async () => {
  expect(await query("select bell::text[], mail::text[] from notification_settings")).toEqual([
    { bell: ["staff"], mail: ["offers", "staff"] },
  ]);
});

test("searches name optional criteria as such", async () => {
  expect(await query("select criteria from needs order by title desc")).toEqual([
    { criteria: sought },
    { criteria: { sport: "judo" } },
  ]);
  expect(await query("select alert_criteria as criteria from talent_alerts")).toEqual([{ criteria: sought }]);
  expect(await query("select met as criteria from alert_hits")).toEqual([{ criteria: sought }]);
  expect(await query("select criteria from recruiter_search_history")).toEqual([{ criteria: sought }]);
});

test("scores name the part for optional criteria", async () => {
  const parts = [part, { name: "optional", got: 10, most: 25 }];
  expect(await query("select parts from matches")).toEqual([{ parts: { ...fit, parts } }]);
});

const dataOf = async (type: string) => (await query(`select data from domain_events where type = '${type}'`))[0]?.data;

test("exports name the wishlist, and events are again neither changed nor deleted", async () => {
  expect(await dataOf("list.exported")).toEqual({ list: "wishlist", format: "csv" });
  await expect(query("update domain_events set data = '{}'")).rejects.toThrow("neither changed nor deleted");
});

test("events and what waits for them name the verification", async () => {
  expect(await dataOf("verification.decided")).toEqual({ verificationCaseId: id, was: "pending" });
  expect(await dataOf("verification.revoked")).toEqual({ verificationCaseId: id });
  expect(await dataOf("player.verified")).toEqual({ verificationCaseId: id });
  expect(
    await query(
      "select type from outbox join domain_events on domain_events.id = event_id where handler = 'settleWhenDue'",
    ),
  ).toEqual([{ type: "verification.decided" }]);
});

test("an identity check is stored as based on documents", async () => {
  expect(await query("select identity_basis from players")).toEqual([{ identity_basis: "guardian_documents" }]);
});

test("readings belong to documents, and a pending identity document of a former owner is deleted with its reading", async () => {
  expect(await query("select attempt, answer from document_readings order by attempt")).toEqual([
    { attempt: 1, answer: { seems: "tax_document", answers: [] } },
    { attempt: 2, answer: null },
  ]);
  const heir = id.replace("1", "2");
  await query(`insert into users (id, email, password_hash) values ('${heir}', 'ben@test.recruit', '');
    insert into kyc_documents (user_id, document_id, document_type) values ('${id}', '${id}', 'identity');
    update recruiters set user_id = '${heir}'`);
  expect(await query("select from document_readings")).toEqual([]);
});

test("every stored notification has a kind with a text", async () => {
  const kinds = (await query("select kind from notifications order by kind")).map(({ kind }) => kind);
  expect(kinds).toEqual(["contractRecorded", "message", "wishlistAdded"]);
  expect(Object.keys(categoryOf)).toEqual(expect.arrayContaining(kinds));
});

test("every stored event has a declared type", async () => {
  const types = (await query("select type from domain_events where id between 10 and 12 order by id")).map(
    ({ type }) => type,
  );
  expect(types).toEqual(["event.canceled", "event.registration_canceled", "member.made_owner"]);
  const declared = [sportEventEvents, recruiterEvents].flatMap(({ definitions }) => Object.keys(definitions));
  expect(declared).toEqual(expect.arrayContaining(types));
});

test("waiting handlers have the names of the code", async () => {
  expect((await query("select handler from outbox order by id")).map(({ handler }) => handler)).toEqual([
    "settleWhenDue",
    "notifyStaffOfWishlistEntry",
    "erasePipeline",
  ]);
});

test("an earlier contact is stored as requested", async () => {
  expect(await query("select kind from interests")).toEqual([{ kind: "requested" }]);
  expect(await dataOf("match.moved")).toEqual({ to: "contacted", because: "requested" });
});

test("renamed columns keep their values", async () => {
  expect(await query("select emailed_day from talent_alerts")).toEqual([{ emailed_day: "2026-11-01" }]);
  expect(await query("select notified_at::date::text as day from alert_hits")).toEqual([{ day: "2026-11-01" }]);
});

test("the operator's earlier claims are stored as statements", async () => {
  expect(await query("select statement_id, places::text[] from statement_versions")).toEqual([
    { statement_id: id, places: ["home"] },
  ]);
  expect(await dataOf("statement.saved")).toEqual({ statementId: id, version: 1 });
});
