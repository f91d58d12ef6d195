import { join } from "node:path";
import { inject } from "vitest";

/** Runs before a test file, and so before any of our modules reads the environment. */
const databases = inject("databases");
const worker = (Number(process.env.VITEST_POOL_ID ?? 1) - 1) % databases.length;

Object.assign(process.env, {
  DATABASE_URL: databases[worker],
  DATA_DIR: join(inject("dataDir"), `worker-${worker}`),
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret for tests, known to everybody",
  LOG_LEVEL: "silent",
  STRIPE_SECRET_KEY: "",
  OPENAI_API_KEY: "",
  UPLOADTHING_TOKEN: "",
  SMTP_URL: "",
});
