import { randomInt } from "node:crypto";
import { addFactor } from "@/lib/accounts/commands/add-factor";
import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { verifyFactor } from "@/lib/accounts/commands/verify-factor";
import type { SignedIn } from "@/lib/platform/command/actor";
import { codeTextedTo } from "../texts-sent";
import { anAccount } from "./accounts";

export const aNumber = () => `+336${String(randomInt(1e8)).padStart(8, "0")}`;

/** An unverified phone of an account; `verify` sends a code for a challenge of it. */
export async function aBegunPhone(over: Parameters<typeof anAccount>[0] = {}) {
  const account = await anAccount(over);
  const phone = aNumber();
  const { id: factorId } = await addFactor(account.actor, { factor_type: "phone", phone });
  const challenge = async () => (await challengeFactor(account.actor, { factorId })).id;
  const verify = (challenge_id: string, code: string) => verifyFactor(account.actor, { factorId, challenge_id, code });
  return { ...account, phone, factorId, challenge, verify };
}

export async function aPhone(actor: SignedIn, phone = aNumber()) {
  const { id: factorId, recovery_codes } = await addFactor(actor, { factor_type: "phone", phone });
  const { id: challenge_id } = await challengeFactor(actor, { factorId });
  await verifyFactor(actor, { factorId, challenge_id, code: codeTextedTo(phone) });
  return { factorId, phone, recoveryCodes: recovery_codes };
}
