import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";

const DAYS_KEPT = 30;

/** Invitations hold the addresses of people who may never come: a month after their time they are forgotten. */
export async function forgetInvitations() {
  const before = daysFrom(now(), -DAYS_KEPT);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from seat_invitations where id in (select id from seat_invitations where expires_at < ${before} limit ${atMost})`,
  );
}
