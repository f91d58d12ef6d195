import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { accountEvents } from "../events";
import { looksLikeCode } from "../provider/one-time-code";
import { passwordMatches } from "../provider/password";
import { ownFactor } from "../queries/factors";
import { ownUser } from "../queries/own-user";
import { factorRemovalInput, ownPasswordTries } from "../schema";
import { factorOfSignIn, matchAnyCode, spendCode } from "../steps/ask-second-factor";

export const removeFactor = externalCommand({
  limit: { act: "removeFactor", person: ownPasswordTries },
  by: signedIn,
  input: factorRemovalInput,
  async load(tx, { factorId }, actor) {
    const factor = await ownFactor(tx, actor, factorId);
    const { passwordHash } = await ownUser(tx, actor);
    const verified = { userId: actor.userId, verifiedAt: { not: null } };
    return { factor, passwordHash, factors: await tx.authFactor.findMany({ where: verified, select: factorOfSignIn }) };
  },
  async call({ actor: { sessionId }, input: { passwordOrCode: proof }, subject: { factor, passwordHash, factors } }) {
    if (!factor.verifiedAt) return null;
    if (!proof) refuse("password_or_code_required", "passwordOrCode");
    const usableCode = looksLikeCode(proof) ? await matchAnyCode(factors, proof, sessionId) : null;
    if (usableCode) return usableCode;
    return (await passwordMatches(proof, passwordHash)) ? null : refuse("password_or_code_wrong", "passwordOrCode");
  },
  async run({ tx, actor, subject: { factor }, reply: usableCode }) {
    if (usableCode) await spendCode(tx, usableCode, () => refuse("password_or_code_wrong", "passwordOrCode"));
    const { count } = await tx.authFactor.deleteMany({ where: { id: factor.id } });
    if (count > 0 && factor.verifiedAt)
      await accountEvents.record(tx, actor, "factor.changed", { userId: actor.userId, isAsked: false });
    return { id: factor.id };
  },
});
