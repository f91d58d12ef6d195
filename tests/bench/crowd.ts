import type pg from "pg";

/**
 * Players by the hundred thousand, made in SQL from those of the demo: each is one of them under another id, handle and name, in another
 * town, older, and with figures a little off. What searches read of them is written as the database keeps it: the newest claim of each attribute,
 * the terms made of them and the word on availability; histories of claims, which no search reads, are not.
 */
export async function makeTemplates(pool: pg.Pool) {
  await pool.query(`
    create unlogged table crowd_players as select row_number() over (order by created_at, id) as rn, p.* from players p;
    create unlogged table crowd_claims as select t.rn, c.* from newest_claims c join crowd_players t on t.id = c.player_id;
    create unlogged table crowd_availability as select t.rn, a.* from player_availability a join crowd_players t on t.id = a.player_id;
    create unlogged table crowd_names as select rn, split_part(full_name, ' ', 1) as given, regexp_replace(full_name, '^\\S+ ', '') as family from crowd_players;
    create unlogged table crowd_towns as select country, array_agg(name order by population desc) as names from places group by country;
    analyze crowd_players, crowd_claims, crowd_availability, crowd_names, crowd_towns`);
}

/** A pool whose connections write without foreign keys and triggers. */
export const forLoading = {
  max: 2,
  options:
    "-c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=512MB -c max_parallel_maintenance_workers=0",
};

/** Makes it `to` players, of whom there are `from`; returns the seconds it took, indexes and statistics included. */
export async function grow(pool: pg.Pool, from: number, to: number): Promise<number> {
  const begun = performance.now();
  const [{ size } = { size: 1 }] = (await pool.query("select count(*)::int as size from crowd_players")).rows;
  const indexes = await takeIndexes(pool);
  const first = Math.max(1, Math.floor(from / size));
  const last = Math.ceil(to / size) - 1;
  const rounds = Array.from({ length: Math.ceil((last + 1 - first) / CHUNK) }, (_, n) => first + n * CHUNK);
  const statements = await Promise.all(tables.map((one) => statementOf(pool, one, size)));
  await inTurns(rounds, async (round) => {
    const values = [round, Math.min(last, round + CHUNK - 1), from, to];
    for (const text of statements) await pool.query({ text, values });
  });
  const ofTerms = indexes.filter(({ table }) => table === "player_terms");
  await inTurns(
    indexes.filter((one) => !ofTerms.includes(one)),
    ({ again }) => pool.query(again),
  );
  await inTurns(["<", ">="], (half) =>
    pool.query(`insert into player_terms select p.id, terms_of(p.id) from players p left join player_terms t on t.player_id = p.id
      where t.player_id is null and p.id ${half} '80000000-0000-0000-0000-000000000000'`),
  );
  await inTurns(ofTerms, ({ again }) => pool.query(again));
  await pool.query("vacuum analyze users, players, newest_claims, player_availability, player_terms");
  await pool.query("select recount_figures()");
  return (performance.now() - begun) / 1000;
}

/** So many times everybody in one statement. */
const CHUNK = 10;

type Copied = { table: string; from: string; changed: Record<string, string>; joined?: string };

const idOf = (column: string) => `md5(${column}::text || g)::uuid`;
const address = "g || '-' || t.rn || '@crowd.test'";

const tables: Copied[] = [
  {
    table: "users",
    from: "(select p.rn, u.* from crowd_players p join users u on u.id = p.user_id)",
    changed: { id: idOf("t.id"), email: address },
  },
  {
    table: "players",
    from: "crowd_players",
    changed: {
      id: idOf("t.id"),
      user_id: idOf("t.user_id"),
      handle: "split_part(t.handle, ' ', 1) || ' ' || (g * 10000 + t.rn)",
      full_name: "n.given || ' ' || f.family",
      email: address,
      birth_date:
        "case when t.birth_date > current_date - interval '18 years' then t.birth_date else t.birth_date - (random() * 1800)::int end",
      city: "case when random() < 0.5 then t.city else coalesce(w.names[1 + floor(random() * cardinality(w.names))::int], t.city) end",
      created_at: "now() - random() * interval '300 days'",
    },
    joined: `join crowd_names n on n.rn = 1 + (t.rn + g * 7) % $size join crowd_names f on f.rn = 1 + (t.rn * 3 + g * 31) % $size
      left join crowd_towns w on w.country = t.country`,
  },
  {
    table: "newest_claims",
    from: "crowd_claims",
    changed: {
      player_id: idOf("t.player_id"),
      number:
        "case when t.number = trunc(t.number) then round(t.number * (0.96 + 0.08 * random())) else round((t.number * (0.96 + 0.08 * random()))::numeric, 2) end",
      measured_on: "t.measured_on - (random() * 200)::int",
    },
  },
  {
    table: "player_availability",
    from: "crowd_availability",
    changed: { player_id: idOf("t.player_id"), token_hash: "null" },
  },
];

/** Every column as the template has it, but for what is changed. */
async function statementOf(pool: pg.Pool, { table, from, changed, joined = "" }: Copied, size: number) {
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name as string);
  return `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")})
    select ${names.map((name) => changed[name] ?? `t."${name}"`).join(", ")}
    from generate_series($1::int, $2::int) as g cross join ${from} t ${joined.replaceAll("$size", String(size))}
    where g * ${size} + t.rn > $3::int and g * ${size} + t.rn <= $4::int order by g, t.rn`;
}

/** Takes the indexes away that no foreign key needs, and gives the statements that bring them back. */
async function takeIndexes(pool: pg.Pool): Promise<{ table: string; again: string }[]> {
  const { rows } = await pool.query(`
    select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as "table", c.conname as key,
      case when c.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as again
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid
    where i.indrelid = any(array['players', 'newest_claims', 'player_availability', 'player_terms']::regclass[])
      and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)`);
  for (const { name, table, key } of rows)
    await pool.query(key ? `alter table ${table} drop constraint ${key}` : `drop index ${name}`);
  return rows.map(({ table, again }) => ({ table, again }));
}

/** As many at once as the pool has connections. */
async function inTurns<Of>(all: readonly Of[], act: (one: Of) => Promise<unknown>) {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: forLoading.max }, worker));
}
