import "server-only";
import { anyone } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { hashPassword } from "../provider/password";
import { linkToUse } from "../queries/mailed-link";
import { linksPerAddress, resetInput } from "../schema";
import { endSessionsOf } from "../steps/end-session";
import { useLink } from "../steps/use-link";

/** A new password for whoever holds a mailed link; every device is signed out, and the owner is told. */
export const resetPassword = errand({
  limit: { act: "resetPassword", address: linksPerAddress },
  by: anyone,
  input: resetInput,
  load: (tx, { token }) => linkToUse(tx, token, ["password_reset"]),
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input: { token, next }, subject: { userId, email }, reply: passwordHash }) => {
    await useLink(tx, token, ["password_reset"]);
    // Whoever holds the link reads the mailbox.
    await tx.user.updateMany({ where: { id: userId, emailConfirmedAt: null }, data: { emailConfirmedAt: now() } });
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await endSessionsOf(tx, userId, "password changed");
    await record(tx, actor, "password.changed", { userId });
    return { next, email };
  },
});
