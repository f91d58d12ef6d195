import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";

type Pair = { recruiterId: string; playerId: string };

/** Over `players p` and `recruiters r`: an open disclosure and no block in either direction. */
export const inContact = Prisma.sql`(
  exists (select from disclosures d where d.recruiter_id = r.id and d.player_id = p.id and d.closed_at is null)
  and not exists (select from blocks b where b.blocker_id = p.user_id and b.blocked_id = r.user_id)
  and not exists (select from blocks b where b.blocker_id = r.user_id and b.blocked_id = p.user_id))`;

export async function contactBetween({ recruiterId, playerId }: Pair, client: Tx = db) {
  const [contact] = await client.$queryRaw<{ birthDate: Date }[]>`
    select p.birth_date as "birthDate" from players p, recruiters r
    where p.id = ${playerId}::uuid and r.id = ${recruiterId}::uuid and ${inContact}`;
  return contact ?? null;
}
