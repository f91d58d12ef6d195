import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { daysFrom } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { deriveSecret } from "@/lib/platform/secrets";
import { mayAppeal } from "../policy/moderation";
import { appealDays } from "../schema/moderation";

/** The signed key in the mailed link, which opens the decision without signing in. */
export const noticeKey = (caseId: string) => `${caseId}_${signatureOf(caseId)}`;

/** A decision for the person concerned, by link or signed in, without reporter and decider; null for other users. */
export async function getNotice(actor: Actor, key: string) {
  const moderationCase = await loadCase(db, actor, key);
  if (!moderationCase?.decidedAt || !moderationCase.ruling || moderationCase.ruling === "dismissed") return null;
  const { concernedId: _concernedId, ...notice } = moderationCase;
  const [ruling, decidedAt] = [moderationCase.ruling, moderationCase.decidedAt];
  return { ...notice, ruling, decidedAt, until: daysFrom(decidedAt, appealDays), mayAppeal: mayAppeal(moderationCase) };
}

export type DecisionNotice = NonNullable<Awaited<ReturnType<typeof getNotice>>>;

export async function caseToAppeal(tx: Tx, actor: Actor, key: string) {
  const caseId = caseIdFrom(key);
  if (caseId) await tx.$queryRaw`select id from moderation_cases where id = ${caseId}::uuid for update`;
  return (await loadCase(tx, actor, key)) ?? refuse("not_found");
}

async function loadCase(client: Tx, actor: Actor, key: string) {
  const id = caseIdFrom(key);
  if (!id) return null;
  const hasValidKey = isSigned(id, key);
  if (!hasValidKey && !actor.userId) return null;
  return client.moderationCase.findFirst({
    where: { id, ...(!hasValidKey && { concernedId: actor.userId }) },
    select: {
      id: true,
      kind: true,
      title: true,
      ruling: true,
      rule: true,
      reason: true,
      decidedAt: true,
      suspendedUntil: true,
      penaltyCents: true,
      appeal: true,
      appealedAt: true,
      appealAnswer: true,
      appealDecidedAt: true,
      undone: true,
      concernedId: true,
    },
  });
}

const idLength = 36;

function caseIdFrom(key: string) {
  const id = key.slice(0, idLength);
  return uuid.safeParse(id).success ? id : null;
}

const signatureOf = (caseId: string) =>
  createHmac("sha256", deriveSecret("notices of decisions")).update(caseId).digest("base64url");

function isSigned(id: string, key: string) {
  const [givenKey, expectedKey] = [Buffer.from(key), Buffer.from(noticeKey(id))];
  return givenKey.length === expectedKey.length && timingSafeEqual(givenKey, expectedKey);
}
