import type { Change } from "./changed.ts";

/** `default` is what everybody waits for, `full` what it leaves out, `matrix` everything in every look and language. */
export type Tier = "default" | "full" | "matrix";

/** How a run chooses among the tests of a part: by its tier unless it is `whole`, by words of their files, and by what a change can touch. */
export type Choice = { tier: Tier; whole: boolean; filters: string[]; quiet: boolean; change?: Change | undefined };

/** Journeys and sweeps of the default run bear this tag. */
const tag = "@core";

/** Arguments for Playwright. */
export function chosenJourneys({ tier, whole, filters, change }: Choice): string[] {
  if (change && !change.ofSite) return [`--only-changed=${change.base}`, "--pass-with-no-tests", ...filters];
  if (whole) return filters;
  return [tier === "default" ? "--grep" : "--grep-invert", tag, ...filters];
}

/** Arguments for Vitest: a file `x.full.test.ts` is left to the full run. Of a change it runs what imports it, in any tier. */
export function chosenFiles({ tier, whole, filters, change }: Choice): string[] {
  if (change) return [`--changed=${change.base}`, ...filters];
  if (whole) return filters;
  return ["--exclude", tier === "default" ? "**/*.full.test.ts" : "**/!(*.full).test.ts", ...filters];
}
