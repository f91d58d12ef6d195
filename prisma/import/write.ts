import type { Client } from "pg";
import { DatabaseError } from "pg";
import { Stop } from "../../scripts/fail.ts";
import { number, type Progress, rows } from "./progress.ts";
import type { Table } from "./table.ts";

const AT_ONCE = 10_000;

export type Written = { written: number; there: number };

/** Copies the staged rows into the tables, all or none. */
export async function writeAll(
  db: Client,
  tables: readonly Table[],
  progress: Progress,
): Promise<Map<string, Written>> {
  const sums = new Map<string, Written>();
  try {
    await db.query("begin");
    for (const { name } of tables) sums.set(name, await writeTable(db, name, progress));
    for (const sql of [claims, keptPositions, ...consents, ...events]) await db.query(sql);
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
  const counts = await db.query<{ new: number; there: number; last: string }>(
    `select count(*) filter (where not there)::int as new, count(*) filter (where there)::int as there, max(n) as last
     from staged_${name}`,
  );
  const { new: expected, there, last } = counts.rows[0]!;
  if (expected === 0) return { written: 0, there };
  const columns = (await filledColumns(db, name)).join(", ");
  let total = 0;
  for (let from = 0; from < Number(last); from += AT_ONCE) {
    const { rowCount } = await db.query(
      `insert into ${name} (${columns}) select ${columns} from staged_${name}
       where not there and n > $1 and n <= $1 + $2 order by n`,
      [from, AT_ONCE],
    );
    total += rowCount ?? 0;
    progress.step(`${name}: ${number(total)} of ${rows(expected)} written`, total);
  }
  if (total !== expected) throw new Error(`${total} of ${expected} rows of ${name} were written`);
  progress.done(`${name}: ${rows(total)} written`);
  return { written: total, there };
}

/** Columns with a value in at least one row; the others keep the table's default. */
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
  return all.rows.filter((_column, index) => filled.rows[0]?.[index]).map((column) => column.name);
}

/** Height, weight, position and nationality must be claims to be searchable. */
const claims = "select claim_profiles(array(select id from staged_players where not there))";

/** Free-text positions do not become claims, because a search could not read them. */
const keptPositions = `
  update players p set position = s.kept_position from staged_players s
  where p.id = s.id and not s.there and s.kept_position is not null`;

const consent = (from: string, column: string, kind: string) => `
  insert into consents (user_id, kind, version, given, created_at)
  select user_id, '${kind}', to_char(created_at, 'YYYY-MM-DD'), true, created_at from ${from} where not there and ${column}`;

/** The consent log starts with the consents given to the earlier backend, with the wording of that day. */
const consents = [
  consent("staged_players", "consent_terms", "terms"),
  consent("staged_players", "own_image_rights::boolean", "image_rights"),
  consent("staged_players", "agent_service", "agent_service"),
  consent("staged_recruiters", "consent_terms", "terms"),
  consent("staged_recruiters", "consent_logo", "logo_usage"),
];

const event = (type: string, data: string, from: string, actor: string) => `
  insert into domain_events (type, actor_id, data, created_at, planned_at)
  select '${type}', ${actor}, ${data}, created_at, now() from ${from} where not there order by created_at`;

/** Events of the earlier backend, with their dates and already handled: they trigger no e-mails and no notifications. */
const events = [
  event("account.created", "jsonb_build_object('userId', id)", "staged_users", "id"),
  event("player.joined", "jsonb_build_object('playerId', id)", "staged_players", "user_id"),
  event("recruiter.joined", "jsonb_build_object('recruiterId', id)", "staged_recruiters", "user_id"),
];
