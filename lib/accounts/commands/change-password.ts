import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { accountEvents } from "../events";
import { hashPassword, passwordMatches } from "../provider/password";
import { ownUser } from "../queries/own-user";
import { ownPasswordTries, passwordChangeInput } from "../schema";
import { endSessionsOf } from "../steps/end-session";
import { endLinks } from "../steps/use-link";

export const changePassword = externalCommand({
  limit: { act: "changePassword", person: ownPasswordTries },
  by: signedIn,
  input: passwordChangeInput,
  load: (tx, _input, actor) => ownUser(tx, actor),
  call: async ({ input, subject }) => {
    if (!(await passwordMatches(input.currentPassword, subject.passwordHash)))
      refuse("password_wrong", "currentPassword");
    return hashPassword(input.password);
  },
  run: async ({ tx, actor, subject, reply: passwordHash }) => {
    const userId = subject.id;
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await endLinks(tx, userId, ["password_reset"]);
    await endSessionsOf(tx, userId, "password changed", actor.sessionId);
    await accountEvents.record(tx, actor, "password.changed", { userId });
  },
});
