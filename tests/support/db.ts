import { join } from "node:path";
import { inject } from "vitest";

/** Runs before each test file: before any of our modules reads the environment, and again when another file has moved what they share. */
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
});

const [{ env }, { setClock }, { db }] = await Promise.all([
  import("@/lib/platform/env"),
  import("@/lib/platform/clock"),
  import("@/lib/platform/db/db"),
]);
env.APP_URL = "http://localhost:3000";
setClock(null);
// What follows from what another file did would be told to whoever is made here.
await db.fact.updateMany({ where: { plannedAt: null }, data: { plannedAt: new Date() } });
await db.pendingReaction.deleteMany();
// One after the other: their rows hang together, and two deletes at once may wait for each other.
await db.alertHit.deleteMany();
await db.alertCandidate.deleteMany();
await db.talentAlert.deleteMany();
await db.matchCandidate.deleteMany();
await db.need.deleteMany();
await db.kycDocument.deleteMany({ where: { verificationStatus: "pending" } });
await db.player.updateMany({ where: { status: "listed" }, data: { status: "hidden" } });
