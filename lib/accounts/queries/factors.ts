import "server-only";
import type { SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { createChallenge } from "../provider/challenge";
import { base32Secret, otpauthUri, recoveryCodes } from "../provider/one-time-code";
import { qrOf } from "../provider/qr";
import { mostFactors, recoveryCodeCount } from "../schema";

/** Verified second factors (`asked`) and the one being enrolled (`waiting`) with what an app needs for it. */
export async function listFactors({ userId }: SignedIn) {
  const [rows, { email }] = await Promise.all([
    db.authFactor.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, friendlyName: true, verifiedAt: true, usedCodes: true },
    }),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
  ]);
  const verifiedFactors = rows.flatMap(({ id, friendlyName, verifiedAt, usedCodes }) =>
    verifiedAt ? [{ id, name: friendlyName, since: verifiedAt, codesLeft: recoveryCodeCount - usedCodes.length }] : [],
  );
  const waiting = rows.find(({ verifiedAt }) => !verifiedAt);
  return {
    asked: verifiedFactors,
    waiting: waiting ? setupDetails(waiting.id, email) : null,
    mayAdd: verifiedFactors.length < mostFactors,
  };
}

export type Factors = Awaited<ReturnType<typeof listFactors>>;

export async function ownFactor(tx: Tx, { userId }: SignedIn, id: string) {
  const factor = await tx.authFactor.findFirst({
    where: { id, userId },
    select: { id: true, factorType: true, verifiedAt: true, usedStep: true },
  });
  return factor ?? refuse("not_found");
}

function setupDetails(id: string, email: string) {
  return {
    id,
    challenge: createChallenge(id).id,
    address: otpauthUri(id, email),
    secret: base32Secret(id),
    qr: qrOf(otpauthUri(id, email)),
    recoveryCodes: recoveryCodes(id),
  };
}
