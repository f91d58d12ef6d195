import type { Client } from "pg";
import { handleOf } from "@/lib/players/steps/pick-handle";

const AT_ONCE = 5_000;

/** Gives each new player an unused handle; the number of digits grows with the number of players. */
export async function mintHandles(db: Client) {
  const { rows } = await db.query<{ crowd: number }>(
    "select (select count(*) from players) + (select count(*) from staged_players) as crowd",
  );
  for (let digits = Math.max(3, String(rows[0]?.crowd).length - 1); ; digits++) {
    if ((await nameAll(db, digits)) === 0) return;
    for (const existing of [byPlayers, byEarlier])
      await db.query(`update staged_players s set handle = null where exists (${existing})`);
  }
}

const byPlayers = "select from players o where o.handle = s.handle";
const byEarlier = "select from staged_players o where o.handle = s.handle and o.n < s.n";

async function nameAll(db: Client, digits: number) {
  let done = 0;
  for (let after = 0; ; ) {
    const { rows } = await db.query<{ n: string }>(
      "select n from staged_players where handle is null and not there and n > $1 order by n limit $2",
      [after, AT_ONCE],
    );
    if (rows.length === 0) return done;
    const parameters = [rows.map(({ n }) => n), rows.map(() => handleOf(digits))];
    await db.query(
      "update staged_players s set handle = g.handle from unnest($1::bigint[], $2::text[]) as g(n, handle) where g.n = s.n",
      parameters,
    );
    after = Number(rows.at(-1)?.n);
    done += rows.length;
  }
}
