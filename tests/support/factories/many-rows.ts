import pg from "pg";

type Column = { name: string; type: string; target: string | null };
type Table = { name: string; columns: Column[]; unique: string[][] };

/** Tables that no page lists. */
const aside = /^(_prisma|rate_limits|sessions|signing_keys|counted_|mail|pending_|local_)/;
const hubs = ["users", "players", "recruiters"];
const sampled = 4;

/**
 * Multiplies all rows of these people (by user id): copies with ids of their own, together with copies of the other people
 * in them. Copies are numbered from `first` to `last`, so that a second call adds to the first.
 */
export async function makeMany(url: string, people: string[], first: number, last: number) {
  const client = new pg.Client({
    connectionString: url,
    options: "-c session_replication_role=replica -c synchronous_commit=off",
  });
  await client.connect();
  const tables = await readTables(client);
  const result = await client.query(
    `select id::text from players where user_id = any($1::uuid[]) union select recruiter_id::text from memberships where user_id = any($1::uuid[])`,
    [people],
  );
  const peopleIds = [...people, ...result.rows.map(({ id }) => id as string)];
  const others = new Map<string, Set<string>>();
  const failed: string[] = [];
  const copy = async (table: Table, rows: string, values: unknown[], keptColumn: string | null) => {
    const text = copies(table, rows, keptColumn, first, last);
    await client.query(text, values).catch((error) => failed.push(`${table.name}: ${error.message}`));
  };
  const turn = async (table: Table, column: Column) => {
    const together = table.unique.filter((unique) => unique.includes(column.name));
    if (together.some((unique) => unique.length === 1)) return;
    const rows = `select * from (select *, row_number() over (partition by ${column.name} order by ${column.name}) as nth from ${table.name}
      where ${column.name} = any($1::uuid[])) s where nth <= ${sampled}`;
    const { rows: samples } = await client.query(rows, [peopleIds]);
    for (const other of table.columns.filter(
      (otherColumn) => varies(table, otherColumn, column.name) && otherColumn.target,
    ))
      for (const sample of samples) {
        const id = sample[other.name];
        if (id) others.set(other.target ?? "", (others.get(other.target ?? "") ?? new Set()).add(id));
      }
    if (samples.length > 0) await copy(table, rows, [peopleIds], column.name);
  };
  for (const table of tables)
    for (const column of table.columns) if (hubs.includes(column.target ?? "")) await turn(table, column);
  await copyOthers();
  await client.query("analyze");
  await client.end();
  return failed;

  /** Copies the other people and things in the copied rows, with what those refer to. */
  async function copyOthers() {
    const done = new Set<string>();
    for (
      let remaining = [...others];
      remaining.length > 0;
      remaining = [...others].filter(([, ids]) => [...ids].some((id) => !done.has(id)))
    )
      for (const [name, ids] of remaining) {
        const table = tables.find((candidate) => candidate.name === name);
        const fresh = [...ids].filter((id) => !done.has(id));
        for (const id of fresh) done.add(id);
        if (!table) continue;
        const rows = `select * from ${name} where id::text = any($1::text[])`;
        for (const row of (await client.query(rows, [fresh])).rows)
          for (const { name: column, target } of table.columns)
            if (target && row[column]) others.set(target, (others.get(target) ?? new Set()).add(row[column]));
        await copy(table, rows, [fresh], null);
      }
  }
}

const numbered = (column: string) => `md5(s.${column}::text || k)::uuid`;

/** Whether this column of a copy that keeps `kept` needs another value to be unique. */
function varies(table: Table, { name }: Column, keptColumn: string | null) {
  return (
    name !== keptColumn &&
    table.unique.some((unique) => unique.includes(name) && (keptColumn === null || unique.length >= 1))
  );
}

function copies(table: Table, rows: string, keptColumn: string | null, first: number, last: number) {
  const value = (column: Column) => {
    const { name, type, target } = column;
    const columnSql = `s."${name}"`;
    if (name === keptColumn) return columnSql;
    if (
      type === "uuid" &&
      (target ? keptColumn === null || varies(table, column, keptColumn) : varies(table, column, keptColumn))
    )
      return numbered(`"${name}"`);
    if (/^created_at$/.test(name)) return `${columnSql} - k * interval '1 second'`;
    if (!varies(table, column, keptColumn)) return columnSql;
    if (/^(text|citext|character)/.test(type)) return `left(${columnSql}::text, 20) || '-' || k`;
    if (/^(integer|bigint|smallint)/.test(type)) return `${columnSql} + k`;
    return type === "date" ? `${columnSql} - k` : columnSql;
  };
  const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
  return `insert into ${table.name} (${names}) select ${table.columns.map(value).join(", ")}
    from (${rows}) s cross join generate_series(${first}, ${last}) k on conflict do nothing`;
}

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'target', (
          select f.confrelid::regclass::text from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] and a.atttypid = 'uuid'::regtype limit 1)))
        from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
          and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval%') as columns,
      coalesce((select json_agg((select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])))
        from pg_index i where i.indrelid = c.oid and i.indisunique), '[]') as unique
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  return (rows as Table[])
    .filter(({ name }) => !aside.test(name))
    .map((table) => ({ ...table, unique: table.unique.map((columns) => columns ?? []) }));
}
