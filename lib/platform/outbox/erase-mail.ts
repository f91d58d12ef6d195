import "server-only";
import type { Tx } from "../db/db";
import { escapeLike } from "../db/like";
import { Prisma } from "../prisma/client";

type ErasedPerson = { userId: string; playerId: string | null; addresses: string[]; names: string[] };

/** Deletes e-mails to an erased person or with their address or number. E-mails about the person, or with a name that others may share, are deleted at once if they were sent, and otherwise after sending. */
export async function eraseMail(tx: Tx, { userId, playerId, addresses, names }: ErasedPerson) {
  const [addressPatterns, namePatterns] = [addresses, names].map((texts) =>
    texts.map((text) => `%${escapeLike(text)}%`),
  );
  await tx.$executeRaw`
    delete from mails where user_id = ${userId}::uuid or guardian_of = ${playerId}::uuid
      or concat_ws(' ', "to", subject, body) ilike any(${addressPatterns})`;
  const isAboutPerson = Prisma.sql`(concat_ws(' ', subject, body) ilike any(${namePatterns}) or exists (
    select from facts where facts.id = case when source like 'event %' then split_part(source, ' ', 2)::bigint end
      and (facts.actor_id = ${userId}::uuid or facts.data ->> 'playerId' = ${playerId})))`;
  await tx.$executeRaw`delete from mails where sent_at is not null and ${isAboutPerson}`;
  await tx.$executeRaw`update mails set forget_when_sent = true where sent_at is null and ${isAboutPerson}`;
}
