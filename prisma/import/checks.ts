import type { Client } from "pg";
import type { BadRows } from "./bad-rows.ts";
import type { Table } from "./table.ts";

type FailedCheck = { table: string; where: string; column: string; reason: string };

/** Checks that need all rows or the database. Bad rows leave the staging table, and so do later rows that refer to them. */
export async function checkTable(db: Client, table: Table, bad: BadRows) {
  const drop = (wrong: Omit<FailedCheck, "table">) => dropRows(db, { table: table.name, ...wrong }, bad);
  const { name, key, unique, references, never } = table;
  await drop({ column: key.join(", "), reason: "This row stands in the file twice.", where: earlier(name, key) });
  await markThere(db, table);
  for (const column of unique) {
    const reason = `Another row has this ${column} already.`;
    await drop({ column, reason, where: earlier(name, [column]) });
    await drop({ column, reason, where: `not s.there and ${another(table, column)}` });
  }
  for (const { column, to } of references) await drop({ column, reason: missing(to), where: orphaned(column, to) });
  for (const { column, reason, where } of never) await drop({ column, reason, where: `not s.there and (${where})` });
}

async function dropRows(db: Client, { table, where, column, reason }: FailedCheck, bad: BadRows) {
  const { rows } = await db.query<{ source: string; line: number }>(
    `with gone as (delete from staged_${table} s where ${where} returning s.source, s.line)
     select source, line from gone order by source, line`,
  );
  for (const { source, line } of rows) await bad.add({ file: source, line, column, reason });
}

/** Marks rows that already exist, and rows of people who have since deleted their account; neither is written. */
async function markThere(db: Client, { name, key, references }: Table) {
  const same = key.map((column) => `t.${column} = s.${column}`).join(" and ");
  await db.query(`update staged_${name} s set there = true from ${name} t where ${same}`);
  for (const { column, to } of references) {
    const owner = to === "users" ? "t.id" : to === "players" || to === "recruiters" ? "t.user_id" : null;
    if (owner)
      await db.query(
        `update staged_${name} s set there = true from ${to} t, users u
         where t.id = s.${column} and u.id = ${owner} and u.erased_at is not null`,
      );
  }
}

const equal = (columns: readonly string[]) => columns.map((column) => `o.${column} = s.${column}`).join(" and ");

const earlier = (name: string, columns: readonly string[]) =>
  `exists (select from staged_${name} o where ${equal(columns)} and o.n < s.n)`;

const another = ({ name, key }: Table, column: string) =>
  `exists (select from ${name} o where o.${column} = s.${column} and not (${equal(key)}))`;

const orphaned = (column: string, to: string) =>
  `s.${column} is not null and not exists (select from staged_${to} o where o.id = s.${column})
   and not exists (select from ${to} o where o.id = s.${column})`;

const missing = (to: string) =>
  to === "users"
    ? "There is no account of this id, in the files or in the database, or its e-mail address is another account's."
    : `There is no good row of ${to} with this id, in the files or in the database.`;
