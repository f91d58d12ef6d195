import "server-only";
import { anyone } from "@/lib/core/actor";
import { errand } from "@/lib/core/command";
import { bucketOf, giveBack, limit } from "@/lib/core/rate-limit";
import { refuse } from "@/lib/core/refusal";
import { passwordMatches } from "../provider/password";
import { signInInput, signInPerAccount } from "../schema";

/** Proves who a person is by e-mail and password; the door then starts the session. An unknown address takes as long and gets the same answer as a wrong password. */
export const signIn = errand({
  input: signInInput,
  load: (tx, { email }) =>
    tx.user.findUnique({ where: { email }, select: { id: true, passwordHash: true, disabledAt: true } }),
  allow: anyone,
  call: async ({ input, subject }) => {
    const bucket = bucketOf("sign-in", input.email);
    await limit(bucket, signInPerAccount);
    if (!(await passwordMatches(input.password, subject?.passwordHash))) refuse("wrong_credentials");
    await giveBack(bucket);
  },
  run: async ({ subject }) => {
    if (!subject || subject.disabledAt) refuse("account_disabled");
    return { userId: subject.id };
  },
});
