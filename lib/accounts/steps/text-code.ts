import "server-only";
import { randomUUID } from "node:crypto";
import { now, secondsFrom } from "@/lib/platform/clock";
import { bucketOf, takeToken } from "@/lib/platform/command/rate-limit";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { sendText } from "@/lib/platform/outbox/text-message";
import { destinationOf } from "@/lib/platform/text/phone";
import { looksLikeCode } from "../provider/one-time-code";
import { hashTextedCode, isTextedCode, newTextedCode } from "../provider/texted-code";
import { challengeLife, textedCodeTries, textsPerAccount, textsPerDestination, textsPerNumber } from "../schema";

export type WithPhone = { id: string; userId: string; phone: string };

export const hasPhone = <F extends { phone: string | null }>(factor: F): factor is F & { phone: string } =>
  factor.phone !== null;

/** Texts a new code for this session or, with null, for signing in; an earlier one is no longer valid. Call outside transactions. */
export async function textCode({ id: factorId, userId, phone }: WithPhone, sessionId: string | null) {
  await takeToken(bucketOf("textsPerAccount", userId), textsPerAccount);
  await takeToken(bucketOf("textsPerNumber", phone), textsPerNumber);
  await takeToken(bucketOf("textsPerDestination", destinationOf(phone)), textsPerDestination);
  const [id, code, expiresAt] = [randomUUID(), newTextedCode(), secondsFrom(now(), challengeLife.phone)];
  const { locale } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { locale: true } });
  await db.factorChallenge.deleteMany({ where: { factorId, sessionId } });
  await db.factorChallenge.create({
    data: { id, challenge: hashTextedCode(id, code), factorId, sessionId, expiresAt },
  });
  try {
    await sendText(phone, translator(locale as Locale, "accounts")("textMessage", { code }));
  } catch (err) {
    log.error({ err, factorId }, "code not texted");
    await db.factorChallenge.deleteMany({ where: { id } });
    refuse("text_not_sent");
  }
  return { id, expiresAt };
}

type ChallengeOwner = { id?: string; sessionId: string | null };

/** Takes a texted code; a wrong one counts as a try of every open challenge. Call outside transactions, so that a refusal does not take the try back. */
export async function matchTextedCode(phones: WithPhone[], code: string, owner: ChallengeOwner) {
  if (phones.length === 0 || !looksLikeCode(code)) return null;
  const factorId = { in: phones.map(({ id }) => id) };
  const tried = await db.factorChallenge.updateManyAndReturn({
    where: { ...owner, factorId, tries: { lt: textedCodeTries }, expiresAt: { gt: now() } },
    data: { tries: { increment: 1 } },
    select: { id: true, challenge: true, factorId: true },
  });
  const match = tried.find(({ id, challenge }) => isTextedCode(id, code, challenge));
  if (!match?.factorId) return null;
  const { count } = await db.factorChallenge.deleteMany({ where: { id: match.id } });
  return count === 1 ? { factorId: match.factorId, texted: true as const } : null;
}
