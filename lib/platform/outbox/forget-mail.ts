import "server-only";
import { daysFrom, now } from "../clock";
import { db, type Tx } from "../db/db";
import { inBatches } from "../db/in-batches";
import { literally } from "../db/like";
import { Prisma } from "../prisma/client";
import { sweepOutbox } from "./smtp";

const DAYS_KEPT = 30;

/** Letters hold names and links: what was sent is forgotten after 30 days, with the files of the outbox folder. */
export async function forgetSentMail() {
  await inBatches(async (atMost) => {
    const before = daysFrom(now(), -DAYS_KEPT);
    return db.$executeRaw`delete from mails where id in (select id from mails where sent_at < ${before} limit ${atMost})`;
  });
  await sweepOutbox(async (ids) => {
    const kept = await db.mail.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return new Set(kept.map(({ id }) => id));
  });
}

type Erased = { userId: string; playerId: string | null; addresses: string[]; names: string[] };

/**
 * Deletes every email to somebody who is erased, as an account or as a guardian, and every one with an address or number of
 * theirs. What follows from their acts or is about them, or holds a name that may be somebody else's, is deleted where it was
 * sent, and otherwise once it is sent.
 */
export async function eraseMail(tx: Tx, { userId, playerId, addresses, names }: Erased) {
  const [reached, named] = [addresses, names].map((texts) => texts.map((text) => `%${literally(text)}%`));
  await tx.$executeRaw`
    delete from mails where user_id = ${userId}::uuid or guardian_of = ${playerId}::uuid
      or concat_ws(' ', "to", subject, body) ilike any(${reached})`;
  const about = Prisma.sql`(concat_ws(' ', subject, body) ilike any(${named}) or exists (
    select from facts where facts.id = case when source like 'event %' then split_part(source, ' ', 2)::bigint end
      and (facts.actor_id = ${userId}::uuid or facts.data ->> 'playerId' = ${playerId})))`;
  await tx.$executeRaw`delete from mails where sent_at is not null and ${about}`;
  await tx.$executeRaw`update mails set forget_when_sent = true where sent_at is null and ${about}`;
}
