import { createHash } from "node:crypto";
import pg from "pg";
import { runSql } from "./ask.ts";

/** The site's role in the embedded Postgres; it owns no table. */
const appRole = "recruit_app";

/** Append-only tables; of `domain_events` one column may be updated. */
const auditTables: Record<string, string> = { domain_events: "planned_at", document_views: "", disclosure_views: "" };

/** Grants a role what the site needs. Run by the owner after each migration. */
export async function restrictRole(ownerUrl: string, role: string) {
  const quotedRole = pg.escapeIdentifier(role);
  const audit = Object.entries(auditTables).flatMap(([table, column]) => [
    `revoke update, delete on ${table} from ${quotedRole}`,
    ...(column ? [`grant update (${column}) on ${table} to ${quotedRole}`] : []),
  ]);
  await runSql(
    ownerUrl,
    "begin",
    // Serializes concurrent starts.
    "select pg_advisory_xact_lock(hashtext('restrict role'))",
    runEach(
      `select format('grant temporary, create on database %I to %s', current_database(), ${pg.escapeLiteral(quotedRole)})`,
    ),
    `grant usage on schema public to ${quotedRole}`,
    `revoke all on all tables in schema public from ${quotedRole}`,
    `grant select, insert, update, delete on all tables in schema public to ${quotedRole}`,
    `grant usage, select on all sequences in schema public to ${quotedRole}`,
    `revoke all on _prisma_migrations from ${quotedRole}`,
    ...audit,
    runEach(changeJobsOwner(pg.escapeLiteral(quotedRole))),
    "commit",
  );
}

/** pg-boss creates and alters its own tables, so the site must own them; an earlier start may have created them as the owner. */
const changeJobsOwner = (quotedRole: string) => `
  select format('alter %s %s owner to %s', kind, name, ${quotedRole}) from (
    select 'schema' as kind, oid::regnamespace::text as name, oid as schema, nspowner as owner from pg_namespace
    union all select 'table', oid::regclass::text, relnamespace, relowner from pg_class where relkind in ('r', 'p', 'v')
    union all select 'routine', oid::regprocedure::text, pronamespace, proowner from pg_proc
    union all select 'type', oid::regtype::text, typnamespace, typowner from pg_type where typtype = 'e'
  ) as jobs where schema = to_regnamespace('pgboss') and owner <> ${quotedRole}::regrole`;

/** Executes each statement that a query returns. */
const runEach = (query: string) => `do $$
declare statement text;
begin
  for statement in ${query} loop execute statement; end loop;
end $$`;

/** Creates the role and returns the site's database URL. */
export async function ensureAppRole(ownerUrl: string): Promise<string> {
  const address = new URL(ownerUrl);
  const password = createHash("sha256").update(`${appRole} ${address.password}`).digest("hex");
  await runSql(
    ownerUrl,
    `do $$ begin create role ${appRole}; exception when duplicate_object then null; end $$`,
    `alter role ${appRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  );
  await restrictRole(ownerUrl, appRole);
  return Object.assign(address, { username: appRole, password }).href;
}
