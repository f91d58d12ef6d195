import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A server for the run, a clone of the migrated template for each worker. */
const onDatabase = {
  globalSetup: "tests/support/database-server.ts",
  setupFiles: "tests/support/db.ts",
  server: { deps: { inline: ["next-auth", "@auth/core", "next-intl"] } },
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: path("./") },
      { find: /^server-only$/, replacement: path("node_modules/server-only/empty.js") },
      { find: /^next\/cache$/, replacement: path("tests/support/next-cache.ts") },
    ],
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "architecture",
          isolate: false,
          include: ["tests/architecture/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "domain",
          // One module graph a worker: loading it anew for each file took as long as the tests.
          isolate: false,
          include: ["tests/domain/**/*.test.ts"],
          ...onDatabase,
          // Ends what hangs; nothing here is timed.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/{mail,handlers}/**/*.test.ts"],
          ...onDatabase,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["tests/faults/server/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // A start may build.
        test: {
          name: "browsers",
          include: ["tests/browsers/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
