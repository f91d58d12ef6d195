import { addFactor } from "@/lib/accounts/commands/add-factor";
import { askForPasskey } from "@/lib/accounts/commands/ask-for-passkey";
import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { verifyFactor } from "@/lib/accounts/commands/verify-factor";
import type { SignedIn } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { softwarePasskey } from "../software-passkey";
import { anAccount } from "./accounts";

type Device = ReturnType<typeof softwarePasskey>;

/** The challenge of an own factor and the options that the browser gets with it. */
export async function challenged(actor: SignedIn, factorId: string) {
  const { id: challenge_id, webauthn } = await challengeFactor(actor, { factorId });
  return { challenge_id, webauthn: webauthn ?? fail() };
}

export async function creating(actor: SignedIn, factorId: string) {
  const { challenge_id, webauthn } = await challenged(actor, factorId);
  return { challenge_id, options: webauthn.type === "create" ? webauthn.credential_options.publicKey : fail() };
}

/** An own factor with a passkey on `device`. */
export async function aPasskey(actor: SignedIn, device: Device = softwarePasskey()) {
  const { id: factorId, recovery_codes } = await addFactor(actor, { factor_type: "webauthn", friendly_name: "Laptop" });
  const { challenge_id, options } = await creating(actor, factorId);
  await verifyFactor(actor, { factorId, challenge_id, credential_response: device.create(options) });
  return { factorId, device, recoveryCodes: recovery_codes };
}

export async function aPasskeyAccount(device = softwarePasskey()) {
  const account = await anAccount();
  return { ...account, ...(await aPasskey(account.actor, device)) };
}

/** A browser's attempt to sign in, with the answer of `device`. */
export async function anAttempt(device: Device, odd: Parameters<Device["answer"]>[1] = {}) {
  const { id: challenge_id, webauthn } = await askForPasskey(visitor(), {});
  return { challenge_id, credential_response: device.answer(webauthn.credential_options.publicKey, odd) };
}

function fail(): never {
  throw new Error("not a passkey");
}
