import { randomUUID as uuid } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leftOut, tables } from "@/prisma/import/tables";
import { seedCatalogue } from "@/prisma/seed/seed";
import { restrictRole } from "@/scripts/app-role";
import { ask } from "@/scripts/database";
import { earlierPlayer, earlierRecruiter, importedFrom, type Tables } from "../../support/factories/earlier-files";

const name = `import_tables_${process.pid}`;
const databaseUrl = process.env.DATABASE_URL ?? "";
const owner = new URL(`/${name}`, databaseUrl).href;
/** The import runs as the site's role. */
const url = Object.assign(new URL(owner), { username: name, password: "kept" }).href;

beforeAll(async () => {
  await ask(databaseUrl, `create database ${name} template template`, `create role ${name} login password 'kept'`);
  await seedCatalogue(owner);
  await restrictRole(owner, name);
});
afterAll(() => ask(databaseUrl, `drop database ${name} with (force)`, `drop role ${name}`));

const [player, recruiter, admin, sport, event] = [earlierPlayer(), earlierRecruiter(), uuid(), uuid(), uuid()];
const [p, r, createdAt] = [player.id, recruiter.id, "2025-02-03 04:05:06+02"];

/** At least one row of every table that SPEC names and that is imported. */
const everything: Tables = {
  users: [
    { id: admin, email: "Boss@earlier.example" },
    { id: player.user_id, email: "signs-in@earlier.example" },
    { id: recruiter.user_id, email: recruiter.email },
  ].map((row) => ({ ...row, encrypted_password: "$2a$10$x", email_confirmed_at: createdAt, created_at: createdAt })),
  profiles: [{ id: admin, full_name: "The Boss" }],
  user_roles: [
    { user_id: admin, role: "admin" },
    { user_id: player.user_id, role: "recruiter" },
  ],
  players: [player],
  recruiters: [recruiter],
  sports: [{ id: sport, slug: "football", name: "Football", description: "x", popularity_rank: 1 }],
  player_sports: [{ sport_id: sport, player_id: p, level: "semi_pro" }],
  player_performance_history: [
    { id: uuid(), player_id: p, recorded_at: createdAt, metric_name: "30 m", metric_value: "4.1" },
  ],
  player_analytics: [{ player_id: p, date: "2025-02-03", profile_views: 7, response_rate: 12.5, sport_ranking: null }],
  recruiter_analytics: [{ recruiter_id: r, date: "2025-02-03", conversion_rate: 40 }],
  recruiter_search_history: [{ id: uuid(), recruiter_id: r, searched_at: createdAt, results_count: 3 }],
  talent_alerts: [
    { id: uuid(), recruiter_id: r, alert_criteria: '{"sport":"football"}', is_active: "t", created_at: createdAt },
    { id: uuid(), recruiter_id: r, alert_criteria: '{"foo":1}', is_active: "t", created_at: createdAt },
  ],
  favorites: [{ recruiter_id: r, player_id: p, created_at: createdAt }],
  matches: [
    {
      id: uuid(),
      recruiter_id: r,
      player_id: p,
      sport_match: "Football",
      compatibility_score: 81.6,
      status: "pending",
    },
  ],
  esport_players: [{ id: uuid(), full_name: "Kite", nationality: "Corea del Sur", created_at: createdAt }],
  job_seekers: [{ id: uuid(), full_name: "Awa Sow", country: "SN", created_at: createdAt }],
  sport_jobs: [
    {
      id: uuid(),
      user_id: recruiter.user_id,
      job_type: "coach",
      sport: "Football",
      title: "Goalkeeper coach",
      description: "Two sessions a week with the first team.",
      experience_years: 3,
      certifications: '{"UEFA A","B, national"}',
      availability: "part_time",
      location_city: "Lyon",
      location_country: "France",
      contact_email: "jobs@earlier.example",
      identity_document_url: "https://files.earlier.example/id.pdf",
      certificate_urls: "{https://files.earlier.example/c.pdf}",
      diploma_urls: "{}",
      status: "active",
      created_at: createdAt,
    },
  ],
  sport_events: [
    {
      id: event,
      title: "Trial",
      description: "Bring boots.",
      sport: "football",
      event_type: "tryout",
      location: "Lyon",
      start_date: "2025-09-01 10:00:00+02",
      end_date: null,
      max_participants: 20,
      registration_deadline: "2025-08-30",
      is_public: "true",
    },
  ],
  event_registrations: [{ event_id: event, player_id: p, status: "confirmed" }],
  sports_news: ["One", "One"].map((title) => ({
    id: uuid(),
    title: `Title ${title}`,
    content: "Words.",
    sport: "Football",
    featured_image: "https://files.earlier.example/p.jpg",
    published_at: createdAt,
    views: 12,
  })),
  notifications: [
    {
      id: uuid(),
      user_id: player.user_id,
      title: "Bonjour",
      message: "Bienvenue",
      link: "https://evil.example",
      read: "f",
    },
  ],
};

const all = (sql: string) => ask(url, sql);

test("every specified table that we keep loads, and a second import changes nothing", async () => {
  expect(Object.keys(everything).sort()).toEqual(tables.map((table) => table.name).sort());
  const first = await importedFrom(everything, { url, language: "fr" });
  expect(first.bad.first).toEqual([]);
  const writtenByTable = new Map(first.sums?.map((sum) => [sum.table, sum.written]));
  for (const { name } of tables) expect([name, (writtenByTable.get(name) ?? 0) > 0]).toEqual([name, name !== "sports"]);
  for (const { table, total } of first.sums ?? [])
    expect(await all(`select count(*)::int as n from ${table}`)).toEqual([{ n: total }]);
  const eventCount = await all("select count(*) from domain_events");
  const second = await importedFrom(everything, { url, language: "fr" });
  expect(second.sums?.filter((sum) => sum.written > 0)).toEqual([]);
  expect(second.sums?.find(({ table }) => table === "sports_news")).toMatchObject({ read: 2, there: 2, total: 2 });
  expect(await all("select count(*) from domain_events")).toEqual(eventCount);
});

test("decisions of the operator are not imported", async () => {
  expect(await all("select status, identity_document_url, certifications from sport_jobs")).toEqual([
    { status: "closed", identity_document_url: null, certifications: ["UEFA A", "B, national"] },
  ]);
  expect(await all("select link, lang from notifications")).toEqual([{ link: null, lang: "fr" }]);
  expect(await all("select is_active from talent_alerts order by 1")).toEqual([
    { is_active: false },
    { is_active: true },
  ]);
  expect(await all("select count(*)::int as due from sports_news where announced_at is null")).toEqual([{ due: 0 }]);
  expect(await all("select count(distinct slug)::int as n from sports_news where slug like 'title-one%'")).toEqual([
    { n: 2 },
  ]);
  expect(
    await all(
      "select p.level::text, s.level::text as of_sport from players p join player_sports s on s.player_id = p.id",
    ),
  ).toEqual([{ level: "semi_pro", of_sport: "semi_pro" }]);
  expect(await all("select role::text from user_roles order by 1")).toEqual([
    { role: "admin" },
    { role: "player" },
    { role: "recruiter" },
  ]);
  expect(await all("select email from players")).toEqual([{ email: "signs-in@earlier.example" }]);
  expect(await all("select count(*)::int as n from staff_scopes")).toEqual([{ n: 0 }]);
});

test("the address of a picture elsewhere is kept for the news desk, which is reported", async () => {
  expect(await all("select distinct featured_image from sports_news")).toEqual([
    { featured_image: "https://files.earlier.example/p.jpg" },
  ]);
  const { remarks } = await importedFrom(everything, { url });
  expect([...remarks.keys()].join("\n")).toContain("featured_image");
});

test("omitted data is reported", async () => {
  const users = (everything.users as object[]).map((row) => ({ ...row, phone: "1" }));
  const { remarks } = await importedFrom({ ...everything, users }, { url });
  const allRemarks = [...remarks.keys()].join("\n");
  for (const word of ["encrypted_password", "identity_document_url", "columns we do not know, not loaded: phone"])
    expect(allRemarks).toContain(word);
  expect(Object.keys(leftOut)).toEqual(["contact_requests", "messages", "contracts", "kyc_documents"]);
});

test("an account deleted since is not imported again", async () => {
  await all(`update users set erased_at = now() where id = '${player.user_id}'`);
  await all(`delete from profiles where id = '${player.user_id}'`);
  await all(`delete from player_performance_history; delete from notifications`);
  const { bad, sums } = await importedFrom(everything, { url });
  expect([bad.first, sums?.filter(({ written }) => written > 0)]).toEqual([[], []]);
});
