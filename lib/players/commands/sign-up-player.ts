import "server-only";
import { hashPassword } from "@/lib/accounts/provider/password";
import { signUpPerAddress, signUpPerEmail } from "@/lib/accounts/schema";
import { createAccount } from "@/lib/accounts/steps/create-account";
import { signedOut } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { log } from "@/lib/platform/http/log";
import { fullNameOf } from "../schema/full-name";
import { signUpInput } from "../schema/player";
import { createPlayer } from "../steps/create-player";

export const signUpPlayer = externalCommand({
  limit: { act: "signUpPlayer", address: signUpPerAddress, value: { of: ({ email }) => email, ...signUpPerEmail } },
  by: signedOut,
  input: signUpInput,
  load: async () => null,
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input, reply: passwordHash }) => {
    const { email } = input;
    const fullName = fullNameOf(input);
    const account = { email, passwordHash, fullName, role: "player", locale: actor.locale } as const;
    const { userId } = await createAccount(tx, actor, account).catch(refuseAccount);
    return createPlayer(tx, actor, { userId, email }, input);
  },
});

function refuseAccount(error: unknown): never {
  if (error instanceof Refusal) throw error;
  log.error({ err: error }, "account not created");
  return refuse("account_not_created");
}
