import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { isKnownBrowser } from "../provider/known-browser";
import { passwordMatches } from "../provider/password";
import { staffMustAddFactor } from "../queries/staff";
import { signInFromAnywhere, signInInput, signInPerAccount, signInPerAddress } from "../schema";
import { allowEntry, entryOfUser } from "../steps/allow-entry";
import { askSecondFactor, factorOfSignIn, spendCode } from "../steps/ask-second-factor";

const factors = {
  where: { verifiedAt: { not: null } },
  orderBy: { verifiedAt: "asc" },
  select: factorOfSignIn,
} as const;

/** Verifies e-mail, password and second factor; the caller starts the session. An unknown address takes as long and gets the same refusal as a wrong password. */
export const signIn = externalCommand({
  limit: {
    act: "signIn",
    address: signInPerAddress,
    value: {
      of: ({ email }, actor) => `${email} ${isKnownBrowser(actor, email) ? "known" : actor.address}`,
      failuresOnly: true,
      ...signInPerAccount,
    },
    wider: {
      of: ({ email }, actor) => (isKnownBrowser(actor, email) ? null : email),
      failuresOnly: true,
      ...signInFromAnywhere,
    },
  },
  by: anyone,
  input: signInInput,
  load: (tx, { email }) =>
    tx.user.findUnique({
      where: { email },
      select: { ...entryOfUser, passwordHash: true, role: { select: { role: true } }, factors },
    }),
  call: async ({ input, subject }) => {
    const matches = await passwordMatches(input.password, subject?.passwordHash);
    if (!subject || !matches) refuse("wrong_credentials");
    return askSecondFactor(subject.id, subject.factors, input);
  },
  run: async ({ tx, subject, reply: usableCode }) => {
    const { id: userId } = allowEntry(subject);
    if (usableCode) await spendCode(tx, usableCode);
    const account = { role: subject?.role?.role, hasFactor: usableCode !== null };
    return staffMustAddFactor(account) ? { userId, mustAddFactor: true } : { userId };
  },
});
