import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { accountEvents } from "../events";
import { mayLeave } from "../policy";
import { passwordMatches } from "../provider/password";
import { userToClose } from "../queries/own-user";
import { deletionInput, linkLife, ownPasswordTries } from "../schema";
import { endSessionsOf } from "../steps/end-session";
import { mailLink } from "../steps/mail-link";
import { endLinks } from "../steps/use-link";

export const deleteAccount = externalCommand({
  limit: { act: "deleteAccount", person: ownPasswordTries },
  by: signedIn,
  input: deletionInput,
  load: (tx, _input, actor) => userToClose(tx, actor),
  allow: mayLeave,
  call: async ({ input, subject }) => {
    if (!(await passwordMatches(input.currentPassword, subject.passwordHash)))
      refuse("password_wrong", "currentPassword");
  },
  run: async ({ tx, actor, subject }) => {
    const { id: userId, email } = subject;
    const eraseAt = secondsFrom(now(), linkLife.account_return);
    await tx.user.update({ where: { id: userId }, data: { disabledAt: now(), eraseAt } });
    await endSessionsOf(tx, userId, "account closed");
    await tx.emailChange.deleteMany({ where: { userId } });
    await endLinks(tx, userId, ["password_reset", "email_confirmation", "email_change_old", "email_change_new"]);
    await mailLink(tx, { userId, kind: "account_return", to: email });
    await accountEvents.record(tx, actor, "account.closed", { userId });
  },
});
