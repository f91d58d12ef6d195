import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { lettersPerAddress, lettersPerEmail, resetRequestInput } from "../schema";
import { mailLink } from "../steps/mail-link";

/** Mails a link to choose a new password. Whoever asks is not told whether there is such an account. */
export const requestPasswordReset = command({
  limit: {
    act: "requestPasswordReset",
    address: lettersPerAddress,
    value: { of: ({ email }) => email, ...lettersPerEmail },
  },
  by: anyone,
  input: resetRequestInput,
  load: (tx, { email }) => tx.user.findFirst({ where: { email, disabledAt: null }, select: { id: true, email: true } }),
  run: async ({ tx, input: { next }, subject }) => {
    if (subject) await mailLink(tx, { userId: subject.id, kind: "password_reset", to: subject.email, next });
  },
});
