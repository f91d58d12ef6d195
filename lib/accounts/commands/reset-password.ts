import "server-only";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { accountEvents } from "../events";
import { hashPassword } from "../provider/password";
import { requireLink } from "../queries/mailed-link";
import { linksPerAddress, resetInput } from "../schema";
import { endSessionsOf } from "../steps/end-session";
import { useLink } from "../steps/use-link";

export const resetPassword = externalCommand({
  limit: { act: "resetPassword", address: linksPerAddress },
  by: anyone,
  input: resetInput,
  load: (tx, { token }) => requireLink(tx, token, ["password_reset"]),
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input: { token, next }, subject: { userId, email }, reply: passwordHash }) => {
    await useLink(tx, token, ["password_reset"]);
    // The link proves access to the mailbox.
    await tx.user.updateMany({ where: { id: userId, emailConfirmedAt: null }, data: { emailConfirmedAt: now() } });
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await endSessionsOf(tx, userId, "password changed");
    await accountEvents.record(tx, actor, "password.changed", { userId });
    return { next, email };
  },
});
