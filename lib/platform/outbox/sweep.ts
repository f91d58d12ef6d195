import "server-only";
import { daysFrom, now } from "../clock";
import { db } from "../db/db";
import { inBatches } from "../db/in-batches";
import { sweepOutboxFolder } from "./outbox-folder";

const RETENTION_DAYS = 30;
const DEAD_PUSH_DAYS = 7;

/** Deletes sent e-mails and failed pushes after some days; a failed push is also in its reader's notifications. */
export async function sweepOutbox() {
  const [sentBefore, deadBefore] = [daysFrom(now(), -RETENTION_DAYS), daysFrom(now(), -DEAD_PUSH_DAYS)];
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from mails where id in (select id from mails where sent_at < ${sentBefore} limit ${atMost})`,
  );
  await inBatches(
    (atMost) =>
      db.$executeRaw`delete from outbox where id in (
        select id from outbox where kind = 'push' and dead_since < ${deadBefore} limit ${atMost})`,
  );
  await sweepOutboxFolder(async (ids) => {
    const rows = await db.mail.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  });
}
