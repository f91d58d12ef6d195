import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { passwordMatches } from "../provider/password";
import { ownUser } from "../queries/own-user";
import { emailChangeInput, linkLife, ownPasswordTries } from "../schema";
import { mailLink } from "../steps/mail-link";
import { endLinks } from "../steps/use-link";

export const requestEmailChange = externalCommand({
  limit: { act: "requestEmailChange", person: ownPasswordTries },
  by: signedIn,
  input: emailChangeInput,
  load: (tx, _input, actor) => ownUser(tx, actor),
  call: async ({ input, subject }) => {
    if (!(await passwordMatches(input.currentPassword, subject.passwordHash)))
      refuse("password_wrong", "currentPassword");
  },
  run: async ({ tx, input: { email: newEmail }, subject }) => {
    const { id: userId, email } = subject;
    const holder = await tx.user.findUnique({ where: { email: newEmail }, select: { id: true } });
    if (holder) refuse(holder.id === userId ? "email_same" : "email_taken", "email");
    await tx.emailChange.deleteMany({ where: { userId } });
    const expiresAt = secondsFrom(now(), linkLife.email_change_new);
    await tx.emailChange.create({ data: { userId, newEmail, createdAt: now(), expiresAt } });
    await endLinks(tx, userId, ["email_change_old", "email_change_new"]);
    await mailLink(tx, { userId, kind: "email_change_old", to: email, newEmail });
    await mailLink(tx, { userId, kind: "email_change_new", to: newEmail, newEmail });
  },
});
