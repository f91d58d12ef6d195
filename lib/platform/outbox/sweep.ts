import "server-only";
import { daysFrom, now } from "../clock";
import { db } from "../db/db";
import { inBatches } from "../db/in-batches";
import { sweepOutboxFolder } from "./outbox-folder";

const RETENTION_DAYS = 30;
const DEAD_LETTER_DAYS = 7;

/** Deletes after some days the sent e-mails, and of the dead letters the pushes, which are also in their readers' notifications, and the e-mails to be deleted after sending. */
export async function sweepOutbox() {
  const [sentBefore, deadBefore] = [daysFrom(now(), -RETENTION_DAYS), daysFrom(now(), -DEAD_LETTER_DAYS)];
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from mails where id in (select id from mails where sent_at < ${sentBefore} limit ${atMost})`,
  );
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from outbox where id in (
        select id from outbox where kind = 'push' and dead_since < ${deadBefore} limit ${atMost})`,
  );
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from mails where id in (
        select mails.id from outbox join mails on mails.id = mail_id
        where dead_since < ${deadBefore} and forget_when_sent limit ${atMost})`,
  );
  await sweepOutboxFolder(async (ids) => {
    const rows = await db.mail.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  });
}
