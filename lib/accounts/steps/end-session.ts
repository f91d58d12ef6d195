import "server-only";
import { daysFrom, now } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";

type Reason = "signed out" | "replaced" | "refresh token used twice";

/** Ends a session at once: its tokens open nothing any more, whatever they say. */
export async function endSession(id: string, revokedReason: Reason, tx: Tx = db) {
  await tx.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now(), revokedReason } });
}

/** Sessions that ended stay a month, for whoever asks what happened. */
export async function forgetEndedSessions() {
  const before = daysFrom(now(), -30);
  await db.session.deleteMany({ where: { OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
}
