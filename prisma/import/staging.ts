import type { Client } from "pg";
import type { Row, Table } from "./table.ts";

/** Creates temporary tables, which end with the connection. */
export async function makeStaging(db: Client, tables: readonly Table[]) {
  // The planner takes the tables for empty while they are filled; nested loops would then be slow.
  await db.query("set enable_nestloop = off");
  for (const { name, aside } of tables) {
    const more = aside.map((column) => `add ${column} text, `).join("");
    await db.query(`create temp table staged_${name} as select * from ${name} with no data`);
    await db.query(
      `alter table staged_${name} ${more} add source text, add line int, add there boolean not null default false,
       add n bigint generated always as identity`,
    );
  }
}

export type Staged = { row: Row; line: number };

/** Columns that a row lacks stay empty. */
export async function stage(db: Client, table: Table, rows: readonly Staged[]) {
  if (rows.length === 0) return;
  const columns = [...Object.keys(rows[0]!.row), "source", "line"].join(", ");
  const data = JSON.stringify(rows.map(({ row, line }) => ({ ...row, source: table.name, line })));
  await db.query(
    `insert into staged_${table.name} (${columns})
     select ${columns} from jsonb_populate_recordset(null::staged_${table.name}, $1::jsonb)`,
    [data],
  );
}

/** Creates statistics and indexes for the checks. */
export async function readyForChecks(db: Client, tables: readonly Table[]) {
  for (const { name, key, unique } of tables) {
    const columns = [...new Set(["n", ...key, ...unique])];
    for (const column of columns) await db.query(`create index on staged_${name} (${column})`);
    await db.query(`analyze staged_${name}`);
  }
}
