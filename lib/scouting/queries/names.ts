import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { Prisma } from "@/lib/platform/prisma/client";
import { seesEveryPlayer } from "@/lib/players/policy";
import { publishesName } from "@/lib/players/queries/names";
import { viewNames } from "../commands/view-names";

/** `said` to everybody; `open` where this reader may know the name; `unread`: the disclosure that opens it, until it is noted that it was read today. */
export type Name = { id: string; said: string; open: string | null; unread: string | null };
type Reader = Actor | { recruiterId: string | null };

/** What to call the player of this id before this reader, as a column of a statement; `calledBy` makes words of it. As `depthOf` says who is known by name. */
export function nameColumn(reader: Reader, id: Prisma.Sql) {
  const { recruiterId } = reader;
  const all = "kind" in reader && seesEveryPlayer(reader);
  const own = "kind" in reader ? (reader.playerId ?? reader.guardianOf) : null;
  return Prisma.sql`(
    select json_build_object('id', p.id, 'said', case when ${publishesName()} then p.full_name else p.handle end,
      'open', case when ${all} or p.id = ${own}::uuid or d.id is not null then p.full_name end,
      'unread', case when not exists (select from disclosure_views v
        where v.disclosure_id = d.id and v.what = 'name' and v.viewed_at > ${daysFrom(now(), -1)}) then d.id end)
    from players p left join (
      select d.* from disclosures d join recruiters r on r.id = d.recruiter_id and r.status = 'verified'
      where d.recruiter_id = ${recruiterId}::uuid and d.closed_at is null) d on d.player_id = p.id
    where p.id = ${id})`;
}

/** What to call these players before this actor: by name where it is open to them, else by handle. That a recruiter read a name is noted, once a day; where it could not be noted, the handle stays. */
export async function namesFor(actor: Actor, playerIds: string[]): Promise<Map<string, string>> {
  return calledBy(actor, await namesNow(actor, playerIds, db));
}

/** The same of names that a statement brought along. */
export async function calledBy(actor: Actor, names: Name[]): Promise<Map<string, string>> {
  const unread = new Set(names.flatMap(({ unread }) => unread ?? []));
  const noted = await note(actor, [...unread]);
  return new Map(names.map(({ id, said: ownName, open, unread }) => [id, (unread && !noted ? null : open) ?? ownName]));
}

/** The same for a letter to this recruiter. */
export async function namesToWrite(client: Tx, recruiterId: string, playerIds: string[]): Promise<Map<string, string>> {
  return calledInWriting(await namesNow({ recruiterId }, playerIds, client));
}

export const calledInWriting = (names: Name[]): Map<string, string> =>
  new Map(names.map(({ id, said: ownName, open }) => [id, open ?? ownName]));

/** The same of one. */
export const nameToWrite = async (tx: Tx, recruiterId: string, playerId: string): Promise<string> =>
  (await namesToWrite(tx, recruiterId, [playerId])).get(playerId) ?? "";

async function namesNow(reader: Reader, playerIds: string[], client: Tx): Promise<Name[]> {
  const ids = [...new Set(playerIds)];
  if (ids.length === 0) return [];
  const rows = await client.$queryRaw<{ name: Name | null }[]>`
    select ${nameColumn(reader, Prisma.sql`one.id`)} as name from unnest(${ids}::uuid[]) as one (id)`;
  return rows.flatMap(({ name }) => name ?? []);
}

async function note(actor: Actor, disclosureIds: string[]): Promise<boolean> {
  if (disclosureIds.length === 0) return true;
  try {
    await viewNames(actor, { disclosureIds });
    return true;
  } catch (err) {
    log.warn({ err }, "names not shown: reading them could not be noted");
    return false;
  }
}
