import "server-only";
import { anyone } from "@/lib/core/actor";
import { errand } from "@/lib/core/command";
import { bucketOf, limit } from "@/lib/core/rate-limit";
import { hashPassword } from "../provider/password";
import { signUpInput, signUpPerAccount } from "../schema";
import { createAccount } from "./create-account";

/** An account without a profile yet; player-signup and recruiter-signup come next. */
export const signUp = errand({
  input: signUpInput,
  load: async () => null,
  allow: anyone,
  call: async ({ input }) => {
    await limit(bucketOf("sign-up", input.email), signUpPerAccount);
    return hashPassword(input.password);
  },
  run: async ({ tx, actor, input, reply: passwordHash }) => {
    const { email, fullName, role } = input;
    const { userId } = await createAccount(tx, actor, { email, passwordHash, fullName, role, locale: actor.locale });
    return { userId, role };
  },
});
