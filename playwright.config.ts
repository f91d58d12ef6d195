import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/browser/launch";

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  snapshotPathTemplate: "tests/journeys/golden/{arg}{ext}",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.APP_URL ?? "http://localhost:3000",
    screenshot: "only-on-failure",
    launchOptions,
  },
});
