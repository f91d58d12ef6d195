import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { ensureAppRole } from "@/scripts/app-role.ts";
import { ask } from "@/scripts/database.ts";

const owner = String(process.env.DATABASE_URL);
let site: string;

beforeAll(async () => {
  site = await ensureAppRole(owner);
});

const denied = { code: "42501" };
const aFact = `insert into domain_events (type, data) values ('test.happened', '{}') returning id`;

test("the site's role is no superuser and owns nothing of ours", async () => {
  expect(await ask(site, "select usesuper from pg_user where usename = current_user")).toEqual([{ usesuper: false }]);
  expect(await ask(site, "select from pg_tables where schemaname = 'public' and tableowner = current_user")).toEqual(
    [],
  );
  await expect(ask(site, "alter table domain_events disable trigger all")).rejects.toMatchObject(denied);
  await expect(ask(site, "create table public.mine ()")).rejects.toMatchObject(denied);
});

test("audit rows can be inserted, not changed or deleted", async () => {
  const [row] = await ask(site, aFact);
  const id = String(row?.id);
  await ask(site, "begin", `select from domain_events where id = ${id} for update`, "commit");
  await ask(site, `update domain_events set planned_at = now() where id = ${id}`);
  for (const statement of [
    `update domain_events set type = 'test.changed' where id = ${id}`,
    `update domain_events set actor_id = null where id = ${id}`,
    `delete from domain_events where id = ${id}`,
    "truncate domain_events cascade",
    "delete from document_views",
    "update document_views set viewed_at = now()",
    "delete from disclosure_views",
    "update disclosure_views set viewed_at = now()",
  ])
    await expect(ask(site, statement), statement).rejects.toMatchObject(denied);
});

test("views of a document are deleted with the account only", async () => {
  const user = await db.user.create({ data: { email: `${randomUUID()}@test.recruit`, passwordHash: "none" } });
  const file = { storageKey: randomUUID(), name: "document.pdf", mime: "application/pdf", sizeBytes: 1 };
  const document = await db.document.create({ data: { ownerId: user.id, kind: "identity", ...file } });
  await db.documentView.create({ data: { documentId: document.id, viewerId: user.id } });
  await ask(site, `delete from users where id = '${user.id}'`);
  expect(await db.documentView.count({ where: { documentId: document.id } })).toBe(0);
});

test("the site may write to every other table of ours", async () => {
  const closed = await ask(
    site,
    `select relname as tablename from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'
        and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))
      order by 1`,
  );
  expect(closed.map(({ tablename }) => tablename)).toEqual(["disclosure_views", "document_views", "domain_events"]);
});

test("the site's role creates the job tables, also where the owner created them before", async () => {
  for (const connectionString of [owner, site]) {
    await ensureAppRole(owner);
    const boss = new PgBoss({ connectionString, max: 2 });
    await boss.start();
    await boss.createQueue("role-test");
    expect(await boss.send("role-test", {})).toBeTruthy();
    await boss.deleteQueue("role-test");
    await boss.stop({ graceful: false });
  }
});
