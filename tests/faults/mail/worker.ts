import pg from "pg";
import { launch, until } from "../server/program";
import type { JobName } from "./work";

const LOCK = 2026;

/** A real process that runs one job, and ends only by kill -9. */
export function startWorker(job: JobName) {
  const { DATABASE_URL = "", DATA_DIR = "", SMTP_URL = "", AUTH_SECRET = "" } = process.env;
  const set = { DATABASE_URL, DATA_DIR, SMTP_URL, AUTH_SECRET, APP_URL: "http://localhost:3000", LOG_LEVEL: "silent" };
  const { child, ended, words } = launch("tests/faults/mail/work.ts", set, [job]);
  return {
    worked: () => until(`the worker is through: ${words()}`, () => words().includes("worked")),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Blocks every write to this table that matches `when`, so that a process can be killed during it. */
export async function holdWrites(table: string, event: "insert" | "update", when = "true") {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`
    select pg_advisory_lock(${LOCK});
    create or replace function hold_write() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$;
    create trigger hold_write before ${event} on ${table} for each row when (${when}) execute function hold_write()`);
  const waitingSql = `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  return {
    reached: () => until(`a write to ${table} is held`, async () => (await client.query(waitingSql)).rows.length > 0),
    /** As after a power failure: uncommitted data is lost. */
    async drop() {
      await client.query(`select pg_terminate_backend(pid) from (${waitingSql}) as held`);
      await until("the held writes are gone", async () => (await client.query(waitingSql)).rows.length === 0);
      await client.query(`select pg_advisory_unlock(${LOCK}); drop trigger hold_write on ${table}`);
      await client.end();
    },
  };
}
