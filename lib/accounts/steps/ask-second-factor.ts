import "server-only";
import { now } from "@/lib/platform/clock";
import { bucketOf, returnToken, takeToken } from "@/lib/platform/command/rate-limit";
import { codeWithValues, Refusal, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { AuthFactor } from "@/lib/platform/prisma/client";
import { lastDigits } from "@/lib/platform/text/phone";
import { findRecoveryCode, findStep } from "../provider/one-time-code";
import { readAnswer, type StoredPasskey } from "../provider/passkey";
import { type PasskeyAnswer, secondFactorTries } from "../schema";
import { takeChallenge } from "./passkey-challenge";
import { hasPhone, matchTextedCode, textCode } from "./text-code";

export const factorOfSignIn = {
  id: true,
  userId: true,
  factorType: true,
  usedStep: true,
  usedCodes: true,
  credentialId: true,
  secret: true,
  counter: true,
  phone: true,
} as const;

type Factor = Pick<AuthFactor, keyof typeof factorOfSignIn>;
type FactorProof = {
  code?: string | undefined;
  text_again?: boolean;
  challenge_id?: string | undefined;
  credential_response?: PasskeyAnswer | undefined;
};
export type UsableCode =
  | { factorId: string; step: number }
  | { factorId: string; recovery: number }
  | { factorId: string; counter: number }
  | { factorId: string; texted: true };

/** Checks the second factor, if the account has one; null when it has none. Call outside transactions: failures are counted. */
export async function askSecondFactor(
  userId: string,
  factors: Factor[],
  proof: FactorProof,
): Promise<UsableCode | null> {
  const { text_again, challenge_id = "", credential_response: answer } = proof;
  const code = text_again ? undefined : proof.code;
  if (factors.length === 0) return null;
  if (!code && !answer) return askForCode(factors);
  const bucket = bucketOf("secondFactor", userId);
  await takeToken(bucket, secondFactorTries);
  const usableCode = answer
    ? await matchPasskey(
        factors,
        answer,
        await takeChallenge(challenge_id, { factorId: null, sessionId: null }, "code"),
      )
    : await matchAnyCode(factors, code ?? "", null);
  if (!usableCode) refuse(answer ? "passkey_wrong" : wrongCode(factors), "code");
  await returnToken(bucket);
  return usableCode;
}

/** Texts a code to the phone that was added last, if there is one. */
async function askForCode(factors: Factor[]): Promise<never> {
  const phone = factors.findLast(hasPhone);
  if (!phone) refuse("second_factor_needed", "code");
  const message = await textCode(phone, null).then(
    () => codeWithValues("code_texted", lastDigits(phone.phone)),
    (error) => (error instanceof Refusal ? "text_not_sent" : Promise.reject(error)),
  );
  throw new Refusal("second_factor_needed", { code: [message] });
}

const wrongCode = (factors: Factor[]) => (factors.some(hasPhone) ? "texted_code_wrong" : "code_wrong");

/** A code of an app, a recovery code, or a code texted to this session or, with null, for signing in. */
export async function matchAnyCode(factors: Factor[], code: string, sessionId: string | null) {
  const usableCode = factors.flatMap((factor) => matchCode(factor, code))[0];
  return usableCode ?? matchTextedCode(factors.filter(hasPhone), code, { sessionId });
}

/** Marks a code or an answer of a passkey as used; refuses when it was used concurrently. */
export async function spendCode(
  tx: Tx,
  usableCode: UsableCode,
  onSpent: () => never = () => refuse("code_wrong", "code"),
) {
  const { factorId: id } = usableCode;
  const [where, data] =
    "step" in usableCode
      ? [{ OR: [{ usedStep: null }, { usedStep: { lt: usableCode.step } }] }, { usedStep: usableCode.step }]
      : "recovery" in usableCode
        ? [{ NOT: { usedCodes: { has: usableCode.recovery } } }, { usedCodes: { push: usableCode.recovery } }]
        : "counter" in usableCode
          ? [counterBelow(usableCode.counter), { counter: usableCode.counter }]
          : [{}, {}]; // a texted code is deleted when it matches
  const { count } = await tx.authFactor.updateMany({ where: { id, ...where }, data: { ...data, lastUsedAt: now() } });
  if (count === 0) onSpent();
}

/** Synchronized passkeys do not count their uses and always report 0. */
const counterBelow = (counter: number) => (counter === 0 ? { counter } : { counter: { lt: counter } });

function matchCode({ id: factorId, factorType, usedStep, usedCodes }: Factor, code: string): UsableCode[] {
  const step = factorType === "totp" ? findStep(factorId, code, now()) : null;
  if (step !== null && step > (usedStep ?? -1)) return [{ factorId, step }];
  const recovery = findRecoveryCode(factorId, code);
  return recovery !== null && !usedCodes.includes(recovery) ? [{ factorId, recovery }] : [];
}

/** `challenge` was taken for this answer. */
export async function matchPasskey(factors: Factor[], answer: PasskeyAnswer, challenge: string) {
  const factor = factors.find(({ credentialId }) => credentialId !== null && credentialId === answer.id);
  if (!factor?.credentialId) return null;
  const { id: factorId, userId, credentialId } = factor;
  const storedPasskey = {
    userId,
    credentialId,
    secret: factor.secret as StoredPasskey,
    counter: Number(factor.counter),
  };
  const counter = await readAnswer(answer, challenge, storedPasskey);
  return counter === null ? null : { factorId, counter };
}
