import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A browser that is on this machine already. */
export function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

export const launchOptions = {
  executablePath: process.env.BROWSER_PATH ?? installedBrowser(),
  args: [
    "--no-sandbox",
    // A page is closed before what is optimized for it is used: this saves a quarter of a journey's processor time.
    "--js-flags=--no-maglev --no-turbofan",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
