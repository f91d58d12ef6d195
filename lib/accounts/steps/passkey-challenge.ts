import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";
import { challengeLife } from "../schema";

/** Both are null while a visitor signs in; the passkey then names the account. */
type ChallengeOwner = { factorId: string | null; sessionId: string | null };

export async function keepChallenge(tx: Tx, challenge: string, owner: ChallengeOwner) {
  const expiresAt = secondsFrom(now(), challengeLife.webauthn);
  return tx.factorChallenge.create({ data: { challenge, ...owner, expiresAt }, select: { id: true, expiresAt: true } });
}

/** A challenge is used up by the first answer, right or wrong. Call outside transactions, so that a refusal does not bring it back. */
export async function takeChallenge(id: string, owner: ChallengeOwner, field?: string): Promise<string> {
  const open = { id, ...owner, expiresAt: { gt: now() } };
  const row = await db.factorChallenge.findFirst({ where: open, select: { challenge: true } });
  const { count } = await db.factorChallenge.deleteMany({ where: open });
  return row && count === 1 ? row.challenge : refuse("challenge_over", field);
}

export const forgetOldChallenges = () =>
  inBatches(
    (atMost) => db.$executeRaw`
      delete from factor_challenges where id in (select id from factor_challenges where expires_at < ${now()} limit ${atMost})`,
  );
