import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserIn } from "@/scripts/browser.ts";
import { atEnd } from "@/scripts/lifecycle.ts";
import { launchOptions } from "../support/browser/launch.ts";
import { shelf } from "./checkout.ts";

/** Unpacked once, where it has to be unpacked. */
export async function launch(): Promise<Browser> {
  const folder = join(shelf, "browser");
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ ...launchOptions, executablePath: await browserIn(folder) });
  atEnd(() => browser.close());
  return browser;
}
