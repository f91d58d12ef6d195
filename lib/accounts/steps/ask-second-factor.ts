import "server-only";
import { now } from "@/lib/platform/clock";
import { bucketOf, giveBack, takeToken } from "@/lib/platform/command/rate-limit";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recoveryCodeOf, stepOf } from "../provider/one-time-code";
import { secondFactorTries } from "../schema";

export const factorOfSignIn = { id: true, usedStep: true, usedCodes: true } as const;

type Factor = { id: string; usedStep: number | null; usedCodes: number[] };
/** The code that opened: of this step, or the recovery code at this place. */
export type Opened = { factorId: string; step: number } | { factorId: string; recovery: number };

/** Asks an account that has second factors for a code of one of them; null when it has none. Outside every transaction: wrong codes are counted. */
export async function askSecondFactor(userId: string, factors: Factor[], code?: string): Promise<Opened | null> {
  if (factors.length === 0) return null;
  if (!code) refuse("second_factor_needed", "code");
  const tries = bucketOf("secondFactor", userId);
  await takeToken(tries, secondFactorTries);
  const opened = factors.flatMap((factor) => openedBy(factor, code))[0];
  if (!opened) refuse("code_wrong", "code");
  await giveBack(tries);
  return opened;
}

/** No code opens twice, however many try it at once. */
export async function spendCode(tx: Tx, opened: Opened, refuseSpent: () => never = () => refuse("code_wrong", "code")) {
  const { count } =
    "step" in opened
      ? await tx.authFactor.updateMany({
          where: { id: opened.factorId, OR: [{ usedStep: null }, { usedStep: { lt: opened.step } }] },
          data: { usedStep: opened.step },
        })
      : await tx.authFactor.updateMany({
          where: { id: opened.factorId, NOT: { usedCodes: { has: opened.recovery } } },
          data: { usedCodes: { push: opened.recovery } },
        });
  if (count === 0) refuseSpent();
}

/** What this code of this factor opens: nothing, or once. */
export function openedBy({ id: factorId, usedStep, usedCodes }: Factor, code: string): Opened[] {
  const step = stepOf(factorId, code, now());
  if (step !== null && step > (usedStep ?? -1)) return [{ factorId, step }];
  const recovery = recoveryCodeOf(factorId, code);
  return recovery !== null && !usedCodes.includes(recovery) ? [{ factorId, recovery }] : [];
}
