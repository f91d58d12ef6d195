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

export async function endSession(id: string, revokedReason: Reason, tx: Tx = db) {
  await tx.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now(), revokedReason } });
}

export async function endSessionsOf(tx: Tx, userId: string, revokedReason: Reason, except: string | null = null) {
  const where = { userId, revokedAt: null, ...(except && { id: { not: except } }) };
  await tx.session.updateMany({ where, data: { revokedAt: now(), revokedReason } });
}

export async function forgetEndedSessions() {
  const cutoff = daysFrom(now(), -30);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from sessions where id in (
        select id from sessions where revoked_at < ${cutoff} or expires_at < ${cutoff} limit ${atMost})`,
  );
}
