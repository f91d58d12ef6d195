import "server-only";
import type { z } from "zod";
import { now } from "@/lib/platform/clock";
import { isUuid } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { isOpenChallenge } from "../provider/challenge";
import { findStep } from "../provider/one-time-code";
import { readCreated } from "../provider/passkey";
import type { ownFactor } from "../queries/factors";
import type { factorProofInput } from "../schema";
import { matchPasskey, type UsableCode } from "./ask-second-factor";
import { takeChallenge } from "./passkey-challenge";
import { hasPhone, matchTextedCode, type WithPhone } from "./text-code";

type Factor = Awaited<ReturnType<typeof ownFactor>>;
type Proof = z.output<typeof factorProofInput>;
type NewPasskey = NonNullable<Awaited<ReturnType<typeof readCreated>>>;

/** What proves that its owner holds a factor; a passkey that was not verified before is created by it. Call outside transactions. */
export async function proveFactor(factor: Factor, proof: Proof, sessionId: string | null) {
  if (factor.factorType === "webauthn") return provePasskey(factor, proof, sessionId);
  return hasPhone(factor) ? provePhone(factor, proof, sessionId) : proveApp(factor, proof);
}

async function provePhone(factor: WithPhone, { challenge_id: id, code }: Proof, sessionId: string | null) {
  if (!code) refuse("required", "code");
  if (!isUuid(id)) refuse("challenge_over");
  return (await matchTextedCode([factor], code, { id, sessionId })) ?? refuse("texted_code_wrong", "code");
}

function proveApp({ id: factorId }: Factor, { challenge_id, code }: Proof): UsableCode {
  if (!code) refuse("required", "code");
  if (!isOpenChallenge(factorId, challenge_id)) refuse("challenge_over");
  const step = findStep(factorId, code, now());
  return step === null ? refuse("code_wrong", "code") : { factorId, step };
}

async function provePasskey(factor: Factor, { challenge_id, credential_response }: Proof, sessionId: string | null) {
  if (!credential_response) refuse("passkey_wrong");
  if (!isUuid(challenge_id)) refuse("challenge_over");
  const challenge = await takeChallenge(challenge_id, { factorId: factor.id, sessionId });
  const read = isNew(credential_response)
    ? factor.credentialId === null && (await readCreated(credential_response, challenge))
    : await matchPasskey([factor], credential_response, challenge);
  return read || refuse("passkey_wrong");
}

type Response = NonNullable<Proof["credential_response"]>;
type Created = Extract<Response, { response: { attestationObject: string } }>;

const isNew = (response: Response): response is Created => "attestationObject" in response.response;

/** A credential belongs to one account. */
export async function keepPasskey(tx: Tx, id: string, passkey: NewPasskey) {
  const { credentialId, secret, counter } = passkey;
  if ((await tx.authFactor.count({ where: { credentialId } })) > 0) refuse("passkey_wrong");
  await tx.authFactor.updateMany({ where: { id, credentialId: null }, data: { credentialId, secret, counter } });
}
