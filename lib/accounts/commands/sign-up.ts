import "server-only";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import { signedOut } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { hashPassword } from "../provider/password";
import { signUpInput, signUpPerAddress, signUpPerEmail } from "../schema";
import { createAccount } from "../steps/create-account";

export const signUp = externalCommand({
  limit: { act: "signUp", address: signUpPerAddress, value: { of: ({ email }) => email, ...signUpPerEmail } },
  by: signedOut,
  input: signUpInput,
  load: async () => null,
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input, reply: passwordHash }) => {
    const { email, fullName, role } = input;
    const birthDate = role === "job_seeker" ? adultBirthDate.parse(input.birthDate) : null;
    const account = { email, passwordHash, fullName, role, birthDate, locale: actor.locale };
    const { userId } = await createAccount(tx, actor, account);
    return { userId, role };
  },
});
