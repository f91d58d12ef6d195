import "server-only";
import { hashPassword } from "@/lib/accounts/provider/password";
import { signUpPerAddress, signUpPerEmail } from "@/lib/accounts/schema";
import { createAccount } from "@/lib/accounts/steps/create-account";
import { signedOut } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { profileFields, signUpInput } from "../schema";
import { addRecruiter } from "../steps/add-recruiter";
import { storeRecruiterFiles } from "../steps/store-recruiter-files";

export const signUpRecruiter = externalCommand({
  limit: { act: "signUpRecruiter", address: signUpPerAddress, value: { of: ({ email }) => email, ...signUpPerEmail } },
  by: signedOut,
  input: signUpInput,
  async load(tx, { email }) {
    const existing = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (existing) refuse("email_taken", "email");
  },
  async call({ input }) {
    const stored = await storeRecruiterFiles(input);
    return { stored, passwordHash: await hashPassword(input.password) };
  },
  undo: ({ stored }) => discardFiles(stored),
  async run({ tx, actor, input, reply: { stored, passwordHash } }) {
    const { email, contactPerson: fullName } = input;
    const account = { email, passwordHash, fullName, role: "recruiter" as const, locale: actor.locale };
    const { userId } = await createAccount(tx, actor, account);
    return addRecruiter(tx, actor, { userId, email, fields: profileFields(input), stored });
  },
});
