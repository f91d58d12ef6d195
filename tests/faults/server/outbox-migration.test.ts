import { cpSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "@/scripts/database.ts";
import { type Cluster, startEmbeddedPostgres } from "@/scripts/embedded-pg.ts";
import { migrate, migrations } from "@/scripts/migrate.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";

const folder = throwAwayFolder();
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres(join(folder.path, "postgres"), { throwAway: true });
});
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

/** All migrations up to this one. */
function migrationsTo(last: string) {
  const place = join(folder.path, last);
  const names = migrations().map(({ name }) => name);
  for (const name of names.slice(0, names.indexOf(last) + 1))
    cpSync(join("prisma/migrations", name), join(place, name), { recursive: true });
  return place;
}

/** Rows of the three earlier queues in every state, named by it. */
const waitingRows = `
  insert into users (id, email, password_hash) values ('00000000-0000-4000-8000-000000000001', 'a@test.recruit', '');
  insert into sessions (id, user_id, refresh_hash, expires_at)
    select id, id, '', '2027-01-01' from users;
  insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth)
    select id, id, id, 'https://push.example', '', '' from users;
  insert into facts (id, type, data, planned_at) values (7, 'message.sent', '{}', now()), (8, 'message.sent', '{}', now());

  insert into pending_reactions (fact_id, reaction, cursor, attempts, retry_at, parked_at, error) values
    (8, 'due', null, 0, '2026-11-01', null, null),
    (7, 'later page', 'next', 0, '2026-11-02', null, null),
    (7, 'failed', null, 2, '2026-11-03', null, 'broken'),
    (7, 'dead', null, 5, '2026-11-04', '2026-11-05', 'broken');

  insert into mails ("to", subject, body, attempts, retry_at, claimed_until, parked_at, error, sent_at) values
    ('', 'due', '', 0, '2026-11-01', null, null, null, null),
    ('', 'leased', '', 1, '2026-11-01', '2026-11-02', null, null, null),
    ('', 'lease over', '', 1, '2026-11-03', '2026-11-02', null, null, null),
    ('', 'failed', '', 2, '2026-11-03', null, null, '421', null),
    ('', 'dead', '', 5, '2026-11-04', null, '2026-11-05', '550', null),
    ('', 'sent', '', 1, '2026-11-01', null, null, null, '2026-11-02');

  with states (name, attempts, retry_at, claimed_until, parked_at, error) as (values
    ('due', 0, '2026-11-01', null, null, null),
    ('leased', 1, '2026-11-01', '2026-11-02', null, null),
    ('failed', 2, '2026-11-03', null, null, '503'),
    ('dead', 5, '2026-11-04', null, '2026-11-05', '413')
  ), told as (
    insert into notifications (user_id, kind, link) select users.id, 'message', '/' || name from users, states returning id, link)
  insert into push_messages (subscription_id, notification_id, category, attempts, retry_at, claimed_until, parked_at, error)
    select users.id, told.id, 'messages', attempts, retry_at::timestamptz, claimed_until::timestamptz, parked_at::timestamptz, error
    from users, states join told on told.link = '/' || name`;

const day = (number: number) => `2026-11-0${number}`;
const entry = (kind: string, name: string, attempts: number, due: number, more: object = {}) => ({
  kind,
  name,
  cursor: null,
  attempts,
  due: day(due),
  dead: null,
  error: null,
  ...more,
});

test("every waiting row of the three queues is an entry of the outbox, leased ones until their lease ends", async () => {
  await ask(cluster.urlOf("postgres"), "create database three_queues");
  const url = cluster.urlOf("three_queues");
  await migrate(url, migrationsTo("20261121000000_baseline"));
  await ask(url, "set time zone 'UTC'", waitingRows);
  await migrate(url, migrationsTo("20261129220000_outbox"));
  const rows = await ask(
    url,
    "set time zone 'UTC'",
    `select outbox.kind, coalesce(handler, subject, substr(link, 2)) collate "C" as name, cursor, attempts,
       due_at::date::text as due, dead_since::date::text as dead, error
     from outbox left join mails on mails.id = mail_id left join notifications on notifications.id = notification_id
     order by kind, name`,
  );
  expect(rows).toEqual([
    entry("handler", "dead", 5, 4, { dead: day(5), error: "broken" }),
    entry("handler", "due", 0, 1),
    entry("handler", "failed", 2, 3, { error: "broken" }),
    entry("handler", "later page", 0, 2, { cursor: "next" }),
    entry("email", "dead", 5, 4, { dead: day(5), error: "550" }),
    entry("email", "due", 0, 1),
    entry("email", "failed", 2, 3, { error: "421" }),
    entry("email", "lease over", 1, 3),
    entry("email", "leased", 1, 2),
    entry("push", "dead", 5, 4, { dead: day(5), error: "413" }),
    entry("push", "due", 0, 1),
    entry("push", "failed", 2, 3, { error: "503" }),
    entry("push", "leased", 1, 2),
  ]);
  expect(await ask(url, "select subject from mails where sent_at is not null")).toEqual([{ subject: "sent" }]);
});

test("what a process of the earlier version queues or completes during the migration is neither lost nor repeated", async () => {
  await ask(cluster.urlOf("postgres"), "create database in_use");
  const url = cluster.urlOf("in_use");
  await migrate(url, migrationsTo("20261129213000_rank_screenshots"));
  await ask(url, waitingRows);
  const processes = await Promise.all(
    [
      `insert into mails ("to", subject, body) values ('', 'late', '')`,
      "delete from pending_reactions where reaction = 'due'",
      "delete from push_messages where attempts = 0",
    ].map(async (work) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query("begin");
      await client.query(work);
      return client;
    }),
  );
  const migrated = migrate(url, migrationsTo("20261129220000_outbox"));
  const waiting = "select from pg_stat_activity where datname = 'in_use' and wait_event_type = 'Lock'";
  for (const client of processes) {
    await vi.waitFor(async () => expect(await ask(url, waiting)).toHaveLength(1), { timeout: 60_000 });
    await client.query("commit");
    await client.end();
  }
  await migrated;
  expect(await ask(url, "select kind, count(*)::int from outbox group by kind order by kind")).toEqual([
    { kind: "handler", count: 3 },
    { kind: "email", count: 6 },
    { kind: "push", count: 3 },
  ]);
});
