import "server-only";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { depthOf } from "@/lib/players/policy";
import { namesOf } from "@/lib/players/queries/names";
import { viewNames } from "../commands/view-names";

/** What to call these players before this actor: by name where it is open to them, else by handle. That a recruiter read a name is noted, once a day; where it could not be noted, the handle stays. */
export async function namesFor(actor: Actor, playerIds: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(playerIds)];
  const { verified, open } = await opened(actor.recruiterId, ids, db);
  const standing = { recruiterVerified: verified, planActive: false };
  const named = ids.filter((id) => depthOf(actor, id, { ...standing, disclosureOpen: open.has(id) }) === "identity");
  const unread = named.flatMap((id) => open.get(id) ?? []).filter(({ read }) => !read);
  const hidden = (await noted(actor, unread)) ? [] : unread.map(({ playerId }) => playerId);
  return namesOf(
    ids,
    named.filter((id) => !hidden.includes(id)),
  );
}

/** The same for a letter to this recruiter. */
export async function namesToWrite(client: Tx, recruiterId: string, playerIds: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(playerIds)];
  const { verified, open } = await opened(recruiterId, ids, client);
  return namesOf(ids, verified ? ids.filter((id) => open.has(id)) : [], client);
}

/** The same of one. */
export const nameToWrite = async (tx: Tx, recruiterId: string, playerId: string): Promise<string> =>
  (await namesToWrite(tx, recruiterId, [playerId])).get(playerId) ?? "";

/** `read`: that this name was read is noted already, today. */
type Opened = { id: string; playerId: string; read: boolean };

async function opened(recruiterId: string | null, ids: string[], client: Tx) {
  if (!recruiterId || ids.length === 0) return { verified: false, open: new Map<string, Opened>() };
  const rows = await client.$queryRaw<(Opened & { verified: boolean })[]>`
    select r.status = 'verified' as verified, d.id, d.player_id as "playerId",
      exists (select from disclosure_views v where v.disclosure_id = d.id and v.what = 'name'
        and v.viewed_at > ${daysFrom(now(), -1)}) as read
    from recruiters r
    left join disclosures d on d.recruiter_id = r.id and d.closed_at is null and d.player_id = any(${ids}::uuid[])
    where r.id = ${recruiterId}::uuid`;
  const found = rows.filter(({ id }) => id !== null);
  return { verified: rows[0]?.verified ?? false, open: new Map(found.map((one) => [one.playerId, one])) };
}

async function noted(actor: Actor, disclosures: { id: string }[]): Promise<boolean> {
  if (disclosures.length === 0) return true;
  try {
    await viewNames(actor, { disclosureIds: disclosures.map(({ id }) => id) });
    return true;
  } catch (err) {
    log.warn({ err }, "names not shown: reading them could not be noted");
    return false;
  }
}
