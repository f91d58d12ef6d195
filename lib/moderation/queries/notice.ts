import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { daysFrom } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { deriveSecret } from "@/lib/platform/secrets";
import { mayAppeal } from "../policy";
import { appealDays } from "../schema";

/** What the mailed notice of a decision opens its page with, also for whoever cannot sign in any more. */
export const noticeKey = (caseId: string) => `${caseId}_${sealOf(caseId)}`;

/** A decision as the person concerned reads it: by the link of the notice, or signed in; null for everybody else. Who reported, and who decided, is not in it. */
export async function getNotice(actor: Actor, key: string) {
  const found = await caseOf(db, actor, key);
  if (!found?.decidedAt || !found.ruling || found.ruling === "dismissed") return null;
  const { concernedId: _concerned, ...notice } = found;
  const [ruling, decidedAt] = [found.ruling, found.decidedAt];
  return { ...notice, ruling, decidedAt, until: daysFrom(decidedAt, appealDays), mayAppeal: mayAppeal(found) };
}

export type DecisionNotice = NonNullable<Awaited<ReturnType<typeof getNotice>>>;

/** The same in an act, locked; refuses `not_found`. */
export async function caseToAppeal(tx: Tx, actor: Actor, key: string) {
  const caseId = idIn(key);
  if (caseId) await tx.$queryRaw`select id from moderation_cases where id = ${caseId}::uuid for update`;
  return (await caseOf(tx, actor, key)) ?? refuse("not_found");
}

async function caseOf(client: Tx, actor: Actor, key: string) {
  const id = idIn(key);
  if (!id) return null;
  const sealed = isSealed(id, key);
  if (!sealed && !actor.userId) return null;
  return client.moderationCase.findFirst({
    where: { id, ...(!sealed && { concernedId: actor.userId }) },
    select: {
      id: true,
      kind: true,
      title: true,
      ruling: true,
      rule: true,
      reason: true,
      decidedAt: true,
      suspendedUntil: true,
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

function idIn(key: string) {
  const id = key.slice(0, idLength);
  return uuid.safeParse(id).success ? id : null;
}

const sealOf = (caseId: string) =>
  createHmac("sha256", deriveSecret("notices of decisions")).update(caseId).digest("base64url");

function isSealed(id: string, key: string) {
  const [givenKey, expectedKey] = [Buffer.from(key), Buffer.from(noticeKey(id))];
  return givenKey.length === expectedKey.length && timingSafeEqual(givenKey, expectedKey);
}
