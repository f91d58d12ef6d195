import "server-only";
import type { SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { challengeOf } from "../provider/challenge";
import { authenticatorAddress, recoveryCodes, spelledSecret } from "../provider/one-time-code";
import { qrOf } from "../provider/qr";
import { mostFactors, recoveryCodeCount } from "../schema";

/** The actor's second factors: those that are asked for, and the one that waits for its first code with what an app needs to make it. */
export async function listFactors({ userId }: SignedIn) {
  const [rows, { email }] = await Promise.all([
    db.authFactor.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, friendlyName: true, verifiedAt: true, usedCodes: true },
    }),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
  ]);
  const asked = rows.flatMap(({ id, friendlyName, verifiedAt, usedCodes }) =>
    verifiedAt ? [{ id, name: friendlyName, since: verifiedAt, codesLeft: recoveryCodeCount - usedCodes.length }] : [],
  );
  const waiting = rows.find(({ verifiedAt }) => !verifiedAt);
  return { asked, waiting: waiting ? start(waiting.id, email) : null, mayAdd: asked.length < mostFactors };
}

export type Factors = Awaited<ReturnType<typeof listFactors>>;

/** One's own factor, for its commands; somebody else's is not there. */
export async function ownFactor(tx: Tx, { userId }: SignedIn, id: string) {
  const factor = await tx.authFactor.findFirst({
    where: { id, userId },
    select: { id: true, factorType: true, verifiedAt: true, usedStep: true },
  });
  return factor ?? refuse("not_found");
}

function start(id: string, email: string) {
  return {
    id,
    challenge: challengeOf(id).id,
    address: authenticatorAddress(id, email),
    secret: spelledSecret(id),
    qr: qrOf(authenticatorAddress(id, email)),
    recoveryCodes: recoveryCodes(id),
  };
}
