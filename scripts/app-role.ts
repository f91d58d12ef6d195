import { createHash } from "node:crypto";
import pg from "pg";
import { ask } from "./ask.ts";

/** The role our own Postgres has for the site: it owns no table of ours. */
const ownRole = "recruit_app";

/** Rows that say what happened: added, never changed, and deleted only with the account they hang on. Of a domain event one column says that its handlers are planned. */
const auditTables: Record<string, string> = { facts: "planned_at", document_views: "", disclosure_views: "" };

/** Lets a role do what the site does with the rows of a database, and no more: to be run by the owner after each migration. */
export async function restrictRole(ownerUrl: string, role: string) {
  const who = pg.escapeIdentifier(role);
  const audit = Object.entries(auditTables).flatMap(([table, column]) => [
    `revoke update, delete on ${table} from ${who}`,
    ...(column ? [`grant update (${column}) on ${table} to ${who}`] : []),
  ]);
  await ask(
    ownerUrl,
    "begin",
    // Starts beside each other wait for their turn.
    "select pg_advisory_xact_lock(hashtext('restrict role'))",
    runEach(
      `select format('grant temporary, create on database %I to %s', current_database(), ${pg.escapeLiteral(who)})`,
    ),
    `grant usage on schema public to ${who}`,
    `revoke all on all tables in schema public from ${who}`,
    `grant select, insert, update, delete on all tables in schema public to ${who}`,
    `grant usage, select on all sequences in schema public to ${who}`,
    `revoke all on _prisma_migrations from ${who}`,
    ...audit,
    runEach(jobsTo(pg.escapeLiteral(who))),
    "commit",
  );
}

/** The queue of jobs makes and changes its tables itself, so it is the site's; of an earlier start they may be the owner's. */
const jobsTo = (who: string) => `
  select format('alter %s %s owner to %s', kind, name, ${who}) from (
    select 'schema' as kind, oid::regnamespace::text as name, oid as schema, nspowner as owner from pg_namespace
    union all select 'table', oid::regclass::text, relnamespace, relowner from pg_class where relkind in ('r', 'p', 'v')
    union all select 'routine', oid::regprocedure::text, pronamespace, proowner from pg_proc
    union all select 'type', oid::regtype::text, typnamespace, typowner from pg_type where typtype = 'e'
  ) as jobs where schema = to_regnamespace('pgboss') and owner <> ${who}::regrole`;

/** Runs each statement that a query gives. */
const runEach = (query: string) => `do $$
declare statement text;
begin
  for statement in ${query} loop execute statement; end loop;
end $$`;

/** Makes the role of our own Postgres, and gives the address by which the site signs in as it. */
export async function ensureAppRole(ownerUrl: string): Promise<string> {
  const address = new URL(ownerUrl);
  const password = createHash("sha256").update(`${ownRole} ${address.password}`).digest("hex");
  await ask(
    ownerUrl,
    `do $$ begin create role ${ownRole}; exception when duplicate_object then null; end $$`,
    `alter role ${ownRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  );
  await restrictRole(ownerUrl, ownRole);
  return Object.assign(address, { username: ownRole, password }).href;
}
