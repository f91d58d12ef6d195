import { basename } from "node:path";
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

/** Sweeps that write. */
const writers = ["minors-are-anonymous.test.ts"];

/** Sweeps share the first site, which is read-only, and those that write the last one; each worker's journeys have their own. */
export function siteOf({ project, parallelIndex, file }: Pick<TestInfo, "project" | "parallelIndex" | "file">): Site {
  const last = sites.length - 1;
  if (project.name !== "sweeps") return sites[Math.min(parallelIndex + 1, last)] as Site;
  return sites[writers.includes(basename(file)) ? last : 0] as Site;
}
