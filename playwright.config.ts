import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/browser/launch";

/** Sweeps read every page with every inspection; journeys act as people do. What takes longest begins first. */
export default defineConfig({
  projects: [
    { name: "sweeps", testDir: "tests/sweeps" },
    { name: "journeys", testDir: "tests/journeys" },
  ],
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/golden/{arg}{ext}",
  fullyParallel: true,
  // Ends what hangs, never what is slow: no test says how fast the machine is.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Each new browser would fetch and keep what the service worker needs: the journeys that are about it allow it.
  // Action timeouts are less than the test's, so that what hangs says where.
  use: {
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions,
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
  },
});
