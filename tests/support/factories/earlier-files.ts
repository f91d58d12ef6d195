import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFiles } from "@/prisma/import/files";
import { type ImportOptions, importFiles } from "@/prisma/import/import";
import { progressOn } from "@/prisma/import/progress";

type Row = Record<string, string | number | null>;
export type Tables = Record<string, Row[] | string | Buffer>;

/** A folder with CSV files as an earlier backend exported them; a table given as text or bytes is written unchanged. */
export function exported(tables: Tables): string {
  const dataDir = process.env.DATA_DIR ?? "";
  mkdirSync(dataDir, { recursive: true });
  const folder = mkdtempSync(join(dataDir, "earlier-"));
  for (const [name, rows] of Object.entries(tables))
    writeFileSync(join(folder, `${name}.csv`), Array.isArray(rows) ? csvOf(rows) : rows);
  return folder;
}

/** Runs the import as `npm run import` does and returns its output; into the worker's database unless `url` is set. */
export async function importedFrom(tables: Tables, options: ImportOptions & { url?: string } = {}) {
  const folder = exported(tables);
  const output: string[] = [];
  const { url = process.env.DATABASE_URL ?? "", ...rest } = options;
  const progress = progressOn({ write: (text) => output.push(text) });
  const order = { url, files: findFiles([folder]).files, badRowsPath: join(folder, "bad.txt"), progress };
  return { ...(await importFiles(order, rest)), shown: output };
}

function csvOf(rows: Row[]) {
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, ...rows.map((row) => heads.map((head) => cellOf(row[head] ?? null)))];
  return lines.map((cells) => `${cells.join(",")}\n`).join("");
}

const cellOf = (cell: string | number | null) =>
  typeof cell === "string" && /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? "");

let people = 0;

/** The specified columns of an adult player who gave all consents; `over` changes or adds some. */
export function earlierPlayer(over: Row = {}) {
  const id = randomUUID();
  return {
    id,
    user_id: randomUUID(),
    full_name: "Zoé N’Dour",
    email: `${id}@earlier.example`,
    phone: `+3363998${String(people++ % 10_000).padStart(4, "0")}`,
    birth_date: "1999-05-04",
    nationality: "Sénégal",
    city: "Lyon",
    gender: "non_specified",
    height_cm: 181,
    weight_kg: null,
    primary_sport: "Football",
    secondary_sport: null,
    position: "Left winger",
    experience_level: "Six seasons in a regional league",
    consent_terms: "t",
    consent_image_rights: "t",
    agent_service: "f",
    created_at: "2025-03-01 10:11:12.345+00",
    ...over,
  };
}

export function earlierRecruiter(over: Row = {}) {
  const id = randomUUID();
  return {
    id,
    user_id: randomUUID(),
    organization_type: "club",
    organization_name: "Étoile du Rhône",
    email: `${id}@earlier.example`,
    phone: "04 78 00 00 00",
    country: "France",
    city: "Lyon",
    website_url: null,
    interested_sports: "{Football}",
    gender_preference: "both",
    age_min: 16,
    age_max: 30,
    experience_level: "semi-pro",
    subscription_plan: "pay-per-match",
    consent_terms: "true",
    created_at: "2025-01-01T00:00:00Z",
    ...over,
  };
}
