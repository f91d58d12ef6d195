import type { Change } from "./changed.ts";

/** `default` runs always, `full` what it leaves out, `matrix` everything in every look and language. */
export type Tier = "default" | "full" | "matrix";

/** `whole`: all tests of the part, whatever their tier. */
export type Choice = { tier: Tier; whole: boolean; filters: string[]; quiet: boolean; change?: Change | undefined };

/** Tag of browser tests in the default tier. */
const tag = "@core";

export function chosenJourneys({ tier, whole, filters, change }: Choice): string[] {
  if (change && !change.changesSite) return [`--only-changed=${change.base}`, "--pass-with-no-tests", ...filters];
  if (whole) return filters;
  return [tier === "default" ? "--grep" : "--grep-invert", tag, ...filters];
}

/** Files named `x.full.test.ts` run in the full tier only. */
export function chosenFiles({ tier, whole, filters, change }: Choice): string[] {
  if (change) return [`--changed=${change.base}`, ...filters];
  if (whole) return filters;
  return ["--exclude", tier === "default" ? "**/*.full.test.ts" : "**/!(*.full).test.ts", ...filters];
}
