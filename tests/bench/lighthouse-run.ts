import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { installedBrowser } from "@/tests/support/browser/launch.ts";

const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; score: number | null; title: string }>;
};

/** One run of Lighthouse on a phone; CPU and network throttled by simulation. Fetches Lighthouse from the registry. */
export async function runLighthouse(url: string): Promise<Report> {
  const out = join(mkdtempSync(join(tmpdir(), "lighthouse-")), "report.json");
  const args = [
    "--yes",
    "lighthouse@13.5.0",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${out}`,
    `--chrome-flags=${flags}`,
  ];
  await promisify(execFile)("npx", args, { env: { ...process.env, CHROME_PATH: installedBrowser() } });
  return JSON.parse(readFileSync(out, "utf8"));
}
