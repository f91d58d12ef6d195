import "server-only";
import { z } from "zod";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { requestOptions } from "../provider/passkey";
import { signInPerAddress } from "../schema";
import { keepChallenge } from "../steps/passkey-challenge";

/** A challenge for signing in with a passkey, as the only factor or beside the password; it names no account. */
export const askForPasskey = command({
  limit: { act: "askForPasskey", person: byHand, address: signInPerAddress },
  by: anyone,
  input: z.object({}),
  load: async () => requestOptions(),
  run: async ({ tx, subject: publicKey }) => {
    const { id } = await keepChallenge(tx, publicKey.challenge, { factorId: null, sessionId: null });
    return { id, webauthn: { type: "request" as const, credential_options: { publicKey } } };
  },
});
