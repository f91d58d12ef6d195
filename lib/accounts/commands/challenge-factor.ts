import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { createChallenge } from "../provider/challenge";
import { creationOptions, requestOptions } from "../provider/passkey";
import { ownFactor } from "../queries/factors";
import { factorIdInput } from "../schema";
import { keepChallenge } from "../steps/passkey-challenge";
import { hasPhone, textCode } from "../steps/text-code";

/** Begins a check of a factor: texts a code to a phone; of a passkey returns the options for the browser's `navigator.credentials`. */
export const challengeFactor = externalCommand({
  limit: { act: "challengeFactor", person: byHand },
  by: signedIn,
  input: factorIdInput,
  load: async (tx, { factorId }, actor) => {
    const factor = await ownFactor(tx, actor, factorId);
    if (factor.factorType !== "webauthn") return { factor, webauthn: null };
    if (factor.credentialId) {
      const publicKey = await requestOptions([factor.credentialId]);
      return { factor, webauthn: { type: "request" as const, credential_options: { publicKey } } };
    }
    const { userId } = actor;
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    const rows = await tx.authFactor.findMany({ where: { userId }, select: { credentialId: true } });
    const passkeys = rows.flatMap(({ credentialId }) => credentialId ?? []);
    const publicKey = await creationOptions({ userId, email, passkeys });
    return { factor, webauthn: { type: "create" as const, credential_options: { publicKey } } };
  },
  call: async ({ actor: { sessionId }, subject: { factor } }) =>
    hasPhone(factor) ? textCode(factor, sessionId) : null,
  run: async ({ tx, actor: { sessionId }, subject: { factor, webauthn }, reply: texted }) => {
    const challenge = webauthn?.credential_options.publicKey.challenge;
    const { id, expiresAt } = challenge
      ? await keepChallenge(tx, challenge, { factorId: factor.id, sessionId })
      : (texted ?? createChallenge(factor.id));
    const expires_at = Math.floor(expiresAt.getTime() / 1000);
    return { id, type: factor.factorType, expires_at, ...(webauthn && { webauthn }) };
  },
});
