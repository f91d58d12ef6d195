import type { Tally } from "./tally.ts";
import { type Choice, chosenFiles } from "./tiers.ts";
import { runVitest } from "./vitest.ts";

/** Walks the main flows in Firefox and WebKit, and says which of them is not installed. */
export async function runOtherBrowsers(choice: Choice): Promise<Tally> {
  const { otherBrowsers } = await import("@/tests/support/webdriver/other-browsers");
  for (const { name, needs, open } of otherBrowsers)
    if (!open) console.log(`${name} is not tried: that needs ${needs}.`);
  return runVitest("browsers", { quiet: choice.quiet, filters: chosenFiles(choice) });
}
