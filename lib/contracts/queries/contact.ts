import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";

type Pair = { recruiterId: string; playerId: string };

/** Whose name is open to an organization while neither has blocked the other, over `players p` and `recruiters r`. */
export const inContact = Prisma.sql`(
  exists (select from disclosures d where d.recruiter_id = r.id and d.player_id = p.id and d.closed_at is null)
  and not exists (select from blocks b where b.blocker_id = p.user_id and b.blocked_id = r.user_id)
  and not exists (select from blocks b where b.blocker_id = r.user_id and b.blocked_id = p.user_id))`;

/** When the player was born, while the two are in contact; null otherwise. */
export async function contactBetween({ recruiterId, playerId }: Pair, client: Tx = db) {
  const [contact] = await client.$queryRaw<{ birthDate: Date }[]>`
    select p.birth_date as "birthDate" from players p, recruiters r
    where p.id = ${playerId}::uuid and r.id = ${recruiterId}::uuid and ${inContact}`;
  return contact ?? null;
}
