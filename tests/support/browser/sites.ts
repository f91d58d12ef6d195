import type { TestInfo } from "@playwright/test";

export type Site = { url: string; databaseUrl: string; dataDir: string };

const alone: Site[] = [
  {
    url: process.env.APP_URL ?? "http://localhost:3000",
    databaseUrl: process.env.DATABASE_URL ?? "",
    dataDir: process.env.DATA_DIR ?? ".data",
  },
];
const sites: Site[] = process.env.SITES ? JSON.parse(process.env.SITES) : alone;

/** Sweeps share the first site, which is read-only; each worker's journeys have their own. */
export function siteOf({ project, parallelIndex }: Pick<TestInfo, "project" | "parallelIndex">): Site {
  const siteIndex = project.name === "sweeps" ? 0 : Math.min(parallelIndex + 1, sites.length - 1);
  return sites[siteIndex] as Site;
}
