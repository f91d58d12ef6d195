import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { isKnownBrowser } from "../provider/known-browser";
import { passwordMatches } from "../provider/password";
import { signInFromAnywhere, signInInput, signInPerAccount, signInPerAddress } from "../schema";
import { askSecondFactor, factorOfSignIn, spendCode } from "../steps/ask-second-factor";

const factors = { where: { verifiedAt: { not: null } }, select: factorOfSignIn } as const;

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
      select: { id: true, passwordHash: true, disabledAt: true, eraseAt: true, suspendedAt: true, factors },
    }),
  call: async ({ input, subject }) => {
    const matches = await passwordMatches(input.password, subject?.passwordHash);
    if (!subject || !matches) refuse("wrong_credentials");
    return askSecondFactor(subject.id, subject.factors, input.code);
  },
  run: async ({ tx, subject, reply: usableCode }) => {
    if (subject?.eraseAt) refuse("account_deleted");
    if (subject?.suspendedAt) refuse("account_suspended");
    if (!subject || subject.disabledAt) refuse("account_disabled");
    if (usableCode) await spendCode(tx, usableCode);
    return { userId: subject.id };
  },
});
