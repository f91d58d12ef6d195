import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";

type Reason =
  | "signed out"
  | "replaced"
  | "refresh token used twice"
  | "password changed"
  | "second factor added"
  | "signed out elsewhere"
  | "account closed"
  | "account suspended";

/** Ends a session at once: its tokens open nothing any more, whatever they say. */
export async function endSession(id: string, revokedReason: Reason, tx: Tx = db) {
  await tx.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now(), revokedReason } });
}

/** Ends every session of a person, but for the one they keep. */
export async function endSessionsOf(tx: Tx, userId: string, revokedReason: Reason, except: string | null = null) {
  const where = { userId, revokedAt: null, ...(except && { id: { not: except } }) };
  await tx.session.updateMany({ where, data: { revokedAt: now(), revokedReason } });
}

/** Sessions that ended stay a month, for whoever asks what happened. */
export async function forgetEndedSessions() {
  const before = daysFrom(now(), -30);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from sessions where id in (
        select id from sessions where revoked_at < ${before} or expires_at < ${before} limit ${atMost})`,
  );
}
