import { join } from "node:path";
import { inject } from "vitest";

/**
 * Runs before each test file: before our modules read the environment, and again when another file has changed shared
 * state.
 */
const databases = inject("databases");
const worker = (Number(process.env.VITEST_POOL_ID ?? 1) - 1) % databases.length;

Object.assign(process.env, {
  DATABASE_URL: databases[worker],
  DATA_DIR: join(inject("dataDir"), `worker-${worker}`),
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret for tests, known to everybody",
  LOG_LEVEL: "silent",
  FREE_DISK_PERCENT: "0",
  STRIPE_SECRET_KEY: "",
  OPENAI_API_KEY: "",
  UPLOADTHING_TOKEN: "",
  SMTP_URL: "",
  SMS_URL: "",
});

const [{ env }, { setClock }, { db }] = await Promise.all([
  import("@/lib/platform/env"),
  import("@/lib/platform/clock"),
  import("@/lib/platform/db/db"),
]);
env.APP_URL = "http://localhost:3000";
setClock(null);
// Handlers of events of earlier files would notify people of this one. Deleted in the order of the foreign keys, in one
// query, because this runs before each of 600 files.
await db.$executeRawUnsafe(`do $$ begin
  update domain_events set planned_at = now() where planned_at is null;
  delete from outbox where kind = 'handler';
  delete from alert_hits;
  delete from alert_candidates;
  delete from talent_alerts;
  delete from match_candidates;
  delete from needs;
  delete from kyc_documents where verification_status = 'pending';
  update players set status = 'hidden' where status = 'listed';
end $$`);
