import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { emailsPerAddress, emailsPerRecipient, resetRequestInput } from "../schema";
import { mailLink } from "../steps/mail-link";

/** Mails a reset link. The answer does not reveal whether the account exists. */
export const requestPasswordReset = command({
  limit: {
    act: "requestPasswordReset",
    address: emailsPerAddress,
    value: { of: ({ email }) => email, ...emailsPerRecipient },
  },
  by: anyone,
  input: resetRequestInput,
  load: (tx, { email }) => tx.user.findFirst({ where: { email, disabledAt: null }, select: { id: true, email: true } }),
  run: async ({ tx, input: { next }, subject }) => {
    if (subject) await mailLink(tx, { userId: subject.id, kind: "password_reset", to: subject.email, next });
  },
});
