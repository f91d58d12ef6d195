import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { isKnownAs } from "../provider/known-browser";
import { passwordMatches } from "../provider/password";
import { signInFromAnywhere, signInInput, signInPerAccount, signInPerAddress } from "../schema";
import { askSecondFactor, factorOfSignIn, spendCode } from "../steps/ask-second-factor";

const factors = { where: { verifiedAt: { not: null } }, select: factorOfSignIn } as const;

/** Proves who a person is by e-mail and password, and by a code where the account asks for one; the door then starts the session. An unknown address takes as long and gets the same answer as a wrong password. */
export const signIn = externalCommand({
  limit: {
    act: "signIn",
    address: signInPerAddress,
    value: {
      of: ({ email }, actor) => `${email} ${isKnownAs(actor, email) ? "known" : actor.address}`,
      failuresOnly: true,
      ...signInPerAccount,
    },
    wider: {
      of: ({ email }, actor) => (isKnownAs(actor, email) ? null : email),
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
  run: async ({ tx, subject, reply: opened }) => {
    if (subject?.eraseAt) refuse("account_deleted");
    if (subject?.suspendedAt) refuse("account_suspended");
    if (!subject || subject.disabledAt) refuse("account_disabled");
    if (opened) await spendCode(tx, opened);
    return { userId: subject.id };
  },
});
