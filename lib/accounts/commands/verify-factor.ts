import "server-only";
import { now } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isOpenChallenge } from "../provider/challenge";
import { findStep } from "../provider/one-time-code";
import { ownFactor } from "../queries/factors";
import { factorCodeInput, secondFactorTries } from "../schema";
import { spendCode } from "../steps/ask-second-factor";
import { endSessionsOf } from "../steps/end-session";

/** Checks a code. The first valid one activates the factor and ends all other sessions. */
export const verifyFactor = command({
  limit: { act: "verifyFactor", person: secondFactorTries },
  by: signedIn,
  input: factorCodeInput,
  load: (tx, { factorId }, actor) => ownFactor(tx, actor, factorId),
  run: async ({ tx, actor: { userId, sessionId }, actor, input: { challenge_id, code }, subject }) => {
    const { id, verifiedAt } = subject;
    if (!isOpenChallenge(id, challenge_id)) refuse("challenge_over");
    const step = findStep(id, code, now());
    if (step === null) refuse("code_wrong", "code");
    await spendCode(tx, { factorId: id, step });
    if (verifiedAt) return { id, verified_at: verifiedAt };
    await tx.authFactor.update({ where: { id }, data: { verifiedAt: now() } });
    await endSessionsOf(tx, userId, "second factor added", sessionId);
    await recordEvent(tx, actor, "factor.changed", { userId, isAsked: true });
    return { id, verified_at: now() };
  },
});
