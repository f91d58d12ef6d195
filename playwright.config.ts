import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./tests/support/browser";

const quietBrowser = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.BROWSER_PATH ?? installedBrowser(), args: quietBrowser },
  },
});
