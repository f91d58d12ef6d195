import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isRecruiting, isSignedIn, type SignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { canSendTexts } from "@/lib/platform/outbox/text-message";
import { qrOf } from "@/lib/platform/print/qr";
import type { FactorType } from "@/lib/platform/prisma/enums";
import { lastDigits } from "@/lib/platform/text/phone";
import { createChallenge } from "../provider/challenge";
import { base32Secret, otpauthUri, recoveryCodes } from "../provider/one-time-code";
import { mostFactors, recoveryCodeCount, textedCodeTries } from "../schema";

/** Verified second factors (`asked`) and the one being enrolled (`waiting`) with what an app needs for it. */
export async function listFactors({ userId, sessionId }: SignedIn) {
  const [rows, texted, { email }] = await Promise.all([
    db.authFactor.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: {
        id: true,
        factorType: true,
        friendlyName: true,
        verifiedAt: true,
        usedCodes: true,
        lastUsedAt: true,
        phone: true,
      },
    }),
    openTextedCode(userId, sessionId),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
  ]);
  const verifiedFactors = rows.flatMap(
    ({ id, factorType: type, friendlyName: name, verifiedAt: since, usedCodes, lastUsedAt, phone }) => {
      const [ending, codesLeft] = [phone && lastDigits(phone), recoveryCodeCount - usedCodes.length];
      return since ? [{ id, type, name, since, lastUsedAt, ending, codesLeft }] : [];
    },
  );
  const waiting = rows.find(({ verifiedAt }) => !verifiedAt);
  return {
    verifiedFactors,
    waiting: waiting ? setupDetails(waiting, email, texted) : null,
    mayAdd: verifiedFactors.length < mostFactors,
    mayAddPhone: verifiedFactors.length < mostFactors && canSendTexts(),
  };
}

export type Factors = Awaited<ReturnType<typeof listFactors>>;

/** The challenge of the code that was texted to this session for enrolling a phone, while it can be entered. */
async function openTextedCode(userId: string, sessionId: string | null) {
  const challenge = await db.factorChallenge.findFirst({
    where: {
      factor: { userId, factorType: "phone", verifiedAt: null },
      sessionId,
      tries: { lt: textedCodeTries },
      expiresAt: { gt: now() },
    },
    orderBy: { expiresAt: "desc" },
    select: { id: true },
  });
  return challenge?.id ?? null;
}

/** Staff and recruiters are asked to add a second factor until they have one. */
export async function lacksFactor(actor: Actor): Promise<boolean> {
  if (!isSignedIn(actor) || !(actor.kind === "staff" || isRecruiting(actor))) return false;
  return (await db.authFactor.count({ where: { userId: actor.userId, verifiedAt: { not: null } } })) === 0;
}

export async function ownFactor(tx: Tx, { userId }: SignedIn, id: string) {
  const factor = await tx.authFactor.findFirst({
    where: { id, userId },
    select: {
      id: true,
      userId: true,
      factorType: true,
      verifiedAt: true,
      usedStep: true,
      usedCodes: true,
      credentialId: true,
      secret: true,
      counter: true,
      phone: true,
    },
  });
  return factor ?? refuse("not_found");
}

type Waiting = { id: string; factorType: FactorType; phone: string | null };

function setupDetails({ id, factorType, phone }: Waiting, email: string, texted: string | null) {
  const passkey = { id, type: "webauthn" as const, recoveryCodes: recoveryCodes(id) };
  if (factorType === "webauthn") return passkey;
  if (phone) return { ...passkey, type: "phone" as const, ending: lastDigits(phone), challenge: texted };
  return {
    ...passkey,
    type: "totp" as const,
    challenge: createChallenge(id).id,
    address: otpauthUri(id, email),
    secret: base32Secret(id),
    qr: qrOf(otpauthUri(id, email)),
  };
}
