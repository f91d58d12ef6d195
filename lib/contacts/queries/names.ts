import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { Prisma } from "@/lib/platform/prisma/client";
import { seesEveryPlayer } from "@/lib/players/policy/players";
import { publishesName } from "@/lib/players/queries/names";
import { viewNames } from "../commands/view-names";

/** `publicName` is the handle or a published name; `open` the full name if this reader may know it; `unread` the disclosure whose view is not yet recorded for today. */
export type Name = { id: string; publicName: string; open: string | null; unread: string | null };
type Reader = Actor | { recruiterId: string | null };

/** The player's name for this reader as an SQL column of type `Name`; `calledBy` turns it into text. */
export function nameColumn(reader: Reader, id: Prisma.Sql) {
  const { recruiterId } = reader;
  const seesAll = "kind" in reader && seesEveryPlayer(reader);
  const ownPlayerId = "kind" in reader ? (reader.playerId ?? reader.guardianOf) : null;
  return Prisma.sql`(
    select json_build_object('id', p.id, 'publicName', case when ${publishesName()} then p.full_name else p.handle end,
      'open', case when ${seesAll} or p.id = ${ownPlayerId}::uuid or d.id is not null then p.full_name end,
      'unread', case when not exists (select from disclosure_views v
        where v.disclosure_id = d.id and v.what = 'name' and v.viewed_at > ${daysFrom(now(), -1)}) then d.id end)
    from players p left join (
      select d.* from disclosures d join recruiters r on r.id = d.recruiter_id and r.status = 'verified'
      where d.recruiter_id = ${recruiterId}::uuid and d.closed_at is null) d on d.player_id = p.id
    where p.id = ${id})`;
}

/** Displayed names by player id: the full name if it is open to this actor, otherwise the handle. Records each view of a name once a day; shows the handle if that fails. */
export async function namesFor(actor: Actor, playerIds: string[]): Promise<Map<string, string>> {
  return calledBy(actor, await loadNames(actor, playerIds, db));
}

export async function calledBy(actor: Actor, names: Name[]): Promise<Map<string, string>> {
  const unread = new Set(names.flatMap(({ unread }) => unread ?? []));
  const isRecorded = await recordViews(actor, [...unread]);
  return new Map(
    names.map(({ id, publicName, open, unread }) => [id, (unread && !isRecorded ? null : open) ?? publicName]),
  );
}

/** The names for an e-mail to this recruiter; records no views. */
export async function namesToWrite(client: Tx, recruiterId: string, playerIds: string[]): Promise<Map<string, string>> {
  return calledInWriting(await loadNames({ recruiterId }, playerIds, client));
}

export const calledInWriting = (names: Name[]): Map<string, string> =>
  new Map(names.map(({ id, publicName, open }) => [id, open ?? publicName]));

export const nameToWrite = async (tx: Tx, recruiterId: string, playerId: string): Promise<string> =>
  (await namesToWrite(tx, recruiterId, [playerId])).get(playerId) ?? "";

async function loadNames(reader: Reader, playerIds: string[], client: Tx): Promise<Name[]> {
  const ids = [...new Set(playerIds)];
  if (ids.length === 0) return [];
  const rows = await client.$queryRaw<{ name: Name | null }[]>`
    select ${nameColumn(reader, Prisma.sql`one.id`)} as name from unnest(${ids}::uuid[]) as one (id)`;
  return rows.flatMap(({ name }) => name ?? []);
}

async function recordViews(actor: Actor, disclosureIds: string[]): Promise<boolean> {
  if (disclosureIds.length === 0) return true;
  try {
    await viewNames(actor, { disclosureIds });
    return true;
  } catch (err) {
    log.warn({ err }, "names not shown: reading them could not be noted");
    return false;
  }
}
