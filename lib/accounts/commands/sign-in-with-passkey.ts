import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { passkeySignInInput, signInPerAddress } from "../schema";
import { allowEntry, entryOfUser } from "../steps/allow-entry";
import { factorOfSignIn, matchPasskey, spendCode } from "../steps/ask-second-factor";
import { takeChallenge } from "../steps/passkey-challenge";

const wrong = () => refuse("passkey_wrong");

/** Signs in without a password: the passkey names the account and has verified its user. The caller starts the session. */
export const signInWithPasskey = externalCommand({
  limit: { act: "signInWithPasskey", address: signInPerAddress },
  by: anyone,
  input: passkeySignInInput,
  load: (tx, { credential_response: { id } }) =>
    tx.authFactor.findFirst({
      where: { credentialId: id, verifiedAt: { not: null } },
      select: { ...factorOfSignIn, user: { select: entryOfUser } },
    }),
  call: async ({ input: { challenge_id, credential_response }, subject }) => {
    const challenge = await takeChallenge(challenge_id, { factorId: null, sessionId: null });
    return (subject && (await matchPasskey([subject], credential_response, challenge))) ?? wrong();
  },
  run: async ({ tx, subject, reply: usableCode }) => {
    const { id: userId } = allowEntry(subject?.user ?? null);
    await spendCode(tx, usableCode, wrong);
    return { userId };
  },
});
