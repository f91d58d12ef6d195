import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";

const RETENTION_DAYS = 30;

/** Invitations hold the addresses of people who may never join, so they are deleted a month after they expire. */
export async function forgetInvitations() {
  const cutoff = daysFrom(now(), -RETENTION_DAYS);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from team_invitations where id in (select id from team_invitations where expires_at < ${cutoff} limit ${atMost})`,
  );
}
