import type { Client } from "pg";
import { DatabaseError } from "pg";
import { Stop } from "../../scripts/fail.ts";
import { number, type Progress, rows } from "./progress.ts";
import type { Table } from "./table.ts";

const AT_ONCE = 10_000;

export type Written = { written: number; there: number };

/** Copies what was staged into the tables: all of it or, whatever happens, nothing. */
export async function writeAll(
  db: Client,
  tables: readonly Table[],
  progress: Progress,
): Promise<Map<string, Written>> {
  const sums = new Map<string, Written>();
  try {
    await db.query("begin");
    for (const { name } of tables) sums.set(name, await writeTable(db, name, progress));
    for (const sql of [claims, ...consents, ...facts]) await db.query(sql);
    await db.query("commit");
    return sums;
  } catch (error) {
    await db.query("rollback").catch(() => {});
    throw error instanceof DatabaseError && error.code?.startsWith("23") ? new Stop(changedMeanwhile(error)) : error;
  }
}

const changedMeanwhile = ({ message }: DatabaseError) =>
  `Nothing was loaded, because the database changed while the files were checked (${message}): run it again.`;

async function writeTable(db: Client, name: string, progress: Progress): Promise<Written> {
  const counted = await db.query<{ new: number; there: number; last: string }>(
    `select count(*) filter (where not there)::int as new, count(*) filter (where there)::int as there, max(n) as last
     from staged_${name}`,
  );
  const { new: expected, there, last } = counted.rows[0]!;
  if (expected === 0) return { written: 0, there };
  const columns = (await filledColumns(db, name)).join(", ");
  let written = 0;
  for (let from = 0; from < Number(last); from += AT_ONCE) {
    const { rowCount } = await db.query(
      `insert into ${name} (${columns}) select ${columns} from staged_${name}
       where not there and n > $1 and n <= $1 + $2 order by n`,
      [from, AT_ONCE],
    );
    written += rowCount ?? 0;
    progress.step(`${name}: ${number(written)} of ${rows(expected)} written`, written);
  }
  if (written !== expected) throw new Error(`${written} of ${expected} rows of ${name} were written`);
  progress.done(`${name}: ${rows(written)} written`);
  return { written, there };
}

/** Those that any row fills: the others keep the default of the table. */
async function filledColumns(db: Client, name: string): Promise<string[]> {
  const all = await db.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name],
  );
  const counts = all.rows.map((column) => `count(${column.name}) > 0`).join(", ");
  const filled = await db.query<boolean[]>({
    text: `select ${counts} from staged_${name} where not there`,
    rowMode: "array",
  });
  return all.rows.filter((_column, at) => filled.rows[0]?.[at]).map((column) => column.name);
}

/** Height, weight, position and nationality are found by searches as what a form was told is. */
const claims = "select claim_profiles(array(select id from staged_players where not there))";

const consent = (from: string, column: string, kind: string) => `
  insert into consents (user_id, kind, version, given, created_at)
  select user_id, '${kind}', to_char(created_at, 'YYYY-MM-DD'), true, created_at from ${from} where not there and ${column}`;

/** The log of consents begins with what was said to the earlier backend, to the wording of that day. */
const consents = [
  consent("staged_players", "consent_terms", "terms"),
  consent("staged_players", "own_image_rights::boolean", "image_rights"),
  consent("staged_players", "agent_service", "agent_service"),
  consent("staged_recruiters", "consent_terms", "terms"),
  consent("staged_recruiters", "consent_logo", "logo_usage"),
];

const fact = (type: string, data: string, from: string, actor: string) => `
  insert into facts (type, actor_id, data, created_at, planned_at)
  select '${type}', ${actor}, ${data}, created_at, now() from ${from} where not there order by created_at`;

/** What happened elsewhere, on its day and settled: nothing follows from it here, no letter and no notification. */
const facts = [
  fact("account.created", "jsonb_build_object('userId', id)", "staged_users", "id"),
  fact("player.joined", "jsonb_build_object('playerId', id)", "staged_players", "user_id"),
  fact("recruiter.joined", "jsonb_build_object('recruiterId', id)", "staged_recruiters", "user_id"),
];
