import "server-only";
import { hashPassword } from "@/lib/accounts/provider/password";
import { signUpPerAddress, signUpPerEmail } from "@/lib/accounts/schema";
import { createAccount } from "@/lib/accounts/steps/create-account";
import { signedOut } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { signUpInput } from "../schema/esport-profile";
import { fullNameOf } from "../schema/full-name";
import { createEsportPlayer } from "../steps/create-esport-player";

export const signUpEsport = externalCommand({
  limit: { act: "signUpEsport", address: signUpPerAddress, value: { of: ({ email }) => email, ...signUpPerEmail } },
  by: signedOut,
  input: signUpInput,
  load: async () => null,
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input, reply: passwordHash }) => {
    const { email } = input;
    const fullName = fullNameOf(input);
    const account = { email, passwordHash, fullName, role: "esport_player", locale: actor.locale } as const;
    const { userId } = await createAccount(tx, actor, account);
    return createEsportPlayer(tx, actor, userId, input);
  },
});
