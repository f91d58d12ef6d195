import "server-only";
import { now } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import { Prisma } from "@/lib/core/prisma/client";
import { ADULT_AGE } from "../schema/ages";

/** Full years today, over `players p`. */
export const ageSql = () =>
  Prisma.sql`extract(year from age((${now()}::timestamptz at time zone 'UTC')::date, p.birth_date))::int`;

/** Adults who chose to be known by name, over `players p`. */
export const publishesName = () => Prisma.sql`(p.publish_name and ${ageSql()} >= ${ADULT_AGE})`;

/** What to call these players: those of `named`, and adults who publish it, by full name, everybody else by handle. */
export async function namesOf(ids: string[], named: string[], client: Tx = db): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await client.$queryRaw<{ id: string; name: string }[]>`
    select p.id, case when p.id = any(${named}::uuid[]) or ${publishesName()} then p.full_name else p.handle end as name
    from players p where p.id = any(${ids}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
