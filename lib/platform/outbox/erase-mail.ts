import "server-only";
import type { Tx } from "../db/db";
import { escapeLike } from "../db/like";
import { Prisma } from "../prisma/client";

type ErasedPerson = { userId: string; playerId: string | null; addresses: string[]; names: string[] };

/** Deletes e-mails to an erased person or with their address or number. E-mails about the person, or with a name that others may share, are deleted at once if they were sent or are dead letters, and otherwise after sending. */
export async function eraseMail(tx: Tx, { userId, playerId, addresses, names }: ErasedPerson) {
  const [addressPatterns, namePatterns] = [addresses.map(containing), names.map(containing)];
  await tx.$executeRaw`
    delete from mails where user_id = ${userId}::uuid or guardian_of = ${playerId}::uuid
      or concat_ws(' ', "to", subject, body) ilike any(${addressPatterns})`;
  const isAboutPerson = Prisma.sql`(concat_ws(' ', subject, body) ilike any(${namePatterns}) or exists (
    select from domain_events where domain_events.id = case when source like 'event %' then split_part(source, ' ', 2)::bigint end
      and (domain_events.actor_id = ${userId}::uuid or domain_events.data ->> 'playerId' = ${playerId})))`;
  await tx.$executeRaw`
    delete from mails where ${isAboutPerson}
      and (sent_at is not null or exists (select from outbox where mail_id = mails.id and dead_since is not null))`;
  await tx.$executeRaw`update mails set forget_when_sent = true where ${isAboutPerson}`;
  await tx.$executeRaw`
    update outbox set error = null where error ilike any(${[...addressPatterns, ...namePatterns]})`;
}

const containing = (text: string) => `%${escapeLike(text)}%`;
