import type { TestInfo } from "@playwright/test";

export type Site = { url: string; databaseUrl: string };

const alone: Site[] = [
  { url: process.env.APP_URL ?? "http://localhost:3000", databaseUrl: process.env.DATABASE_URL ?? "" },
];
const sites: Site[] = process.env.SITES ? JSON.parse(process.env.SITES) : alone;

/** Sweeps share the first site, which nobody writes to; each worker's journeys have one of their own. */
export function siteOf({ project, parallelIndex }: Pick<TestInfo, "project" | "parallelIndex">): Site {
  const at = project.name === "sweeps" ? 0 : Math.min(parallelIndex + 1, sites.length - 1);
  return sites[at] as Site;
}
