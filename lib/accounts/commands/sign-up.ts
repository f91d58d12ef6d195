import "server-only";
import { signedOut } from "@/lib/core/actor";
import { errand } from "@/lib/core/command";
import { hashPassword } from "../provider/password";
import { signUpInput, signUpPerAddress, signUpPerEmail } from "../schema";
import { createAccount } from "../steps/create-account";

/** An account without a profile yet; player-signup and recruiter-signup come next. */
export const signUp = errand({
  limit: { act: "signUp", address: signUpPerAddress, value: { of: ({ email }) => email, ...signUpPerEmail } },
  by: signedOut,
  input: signUpInput,
  load: async () => null,
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input, reply: passwordHash }) => {
    const { email, fullName, role } = input;
    const { userId } = await createAccount(tx, actor, { email, passwordHash, fullName, role, locale: actor.locale });
    return { userId, role };
  },
});
