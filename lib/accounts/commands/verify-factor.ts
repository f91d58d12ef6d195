import "server-only";
import { now } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { accountEvents } from "../events";
import { ownFactor } from "../queries/factors";
import { factorProofInput, secondFactorTries } from "../schema";
import { spendCode } from "../steps/ask-second-factor";
import { endSessionsOf } from "../steps/end-session";
import { keepPasskey, proveFactor } from "../steps/prove-factor";

/** Checks a code or a passkey. The first valid one activates the factor and ends all other sessions. */
export const verifyFactor = externalCommand({
  limit: { act: "verifyFactor", person: secondFactorTries },
  by: signedIn,
  input: factorProofInput,
  load: (tx, { factorId }, actor) => ownFactor(tx, actor, factorId),
  call: ({ actor, input, subject }) => proveFactor(subject, input, actor.sessionId),
  run: async ({ tx, actor: { userId, sessionId }, actor, subject, reply: proof }) => {
    const { id, verifiedAt } = subject;
    if ("credentialId" in proof) await keepPasskey(tx, id, proof);
    else await spendCode(tx, proof, () => refuse(subject.credentialId ? "passkey_wrong" : "code_wrong", "code"));
    if (verifiedAt) return { id, verified_at: verifiedAt };
    const { count } = await tx.authFactor.updateMany({ where: { id }, data: { verifiedAt: now() } });
    if (count === 0) refuse("not_found");
    await endSessionsOf(tx, userId, "second factor added", sessionId);
    await accountEvents.record(tx, actor, "factor.changed", { userId, isAsked: true });
    return { id, verified_at: now() };
  },
});
