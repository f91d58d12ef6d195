import "server-only";
import { now } from "@/lib/platform/clock";
import { bucketOf, returnToken, takeToken } from "@/lib/platform/command/rate-limit";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { findRecoveryCode, findStep } from "../provider/one-time-code";
import { secondFactorTries } from "../schema";

export const factorOfSignIn = { id: true, usedStep: true, usedCodes: true } as const;

type Factor = { id: string; usedStep: number | null; usedCodes: number[] };
export type UsableCode = { factorId: string; step: number } | { factorId: string; recovery: number };

/** Checks the second factor, if the account has one; null when it has none. Call outside transactions: failures are counted. */
export async function askSecondFactor(userId: string, factors: Factor[], code?: string): Promise<UsableCode | null> {
  if (factors.length === 0) return null;
  if (!code) refuse("second_factor_needed", "code");
  const bucket = bucketOf("secondFactor", userId);
  await takeToken(bucket, secondFactorTries);
  const usableCode = factors.flatMap((factor) => matchCode(factor, code))[0];
  if (!usableCode) refuse("code_wrong", "code");
  await returnToken(bucket);
  return usableCode;
}

/** Marks a code as used; refuses when it was used concurrently. */
export async function spendCode(
  tx: Tx,
  usableCode: UsableCode,
  onSpent: () => never = () => refuse("code_wrong", "code"),
) {
  const { count } =
    "step" in usableCode
      ? await tx.authFactor.updateMany({
          where: { id: usableCode.factorId, OR: [{ usedStep: null }, { usedStep: { lt: usableCode.step } }] },
          data: { usedStep: usableCode.step },
        })
      : await tx.authFactor.updateMany({
          where: { id: usableCode.factorId, NOT: { usedCodes: { has: usableCode.recovery } } },
          data: { usedCodes: { push: usableCode.recovery } },
        });
  if (count === 0) onSpent();
}

export function matchCode({ id: factorId, usedStep, usedCodes }: Factor, code: string): UsableCode[] {
  const step = findStep(factorId, code, now());
  if (step !== null && step > (usedStep ?? -1)) return [{ factorId, step }];
  const recovery = findRecoveryCode(factorId, code);
  return recovery !== null && !usedCodes.includes(recovery) ? [{ factorId, recovery }] : [];
}
