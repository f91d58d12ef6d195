import { expect, test } from "vitest";
import { changePassword } from "@/lib/accounts/commands/change-password";
import { requestPasswordReset } from "@/lib/accounts/commands/request-password-reset";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { mailedLink } from "@/lib/accounts/queries/mailed-link";
import { personOfEitherToken } from "@/lib/accounts/queries/person";
import { ownPasswordTries } from "@/lib/accounts/schema";
import { startSession } from "@/lib/accounts/steps/start-session";
import { runDueHandlers } from "@/lib/entry/handlers";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount, emailsTo, password, tokenMailedTo } from "../../support/factories/accounts";

const chosen = { currentPassword: password, password: "a new battery staple" };

test("the password is changed with the old one; this device stays signed in, the others are signed out", async () => {
  const { id, email, actor, session } = await anAccount();
  const other = await startSession({ userId: id, device: null, replaces: null });

  await changePassword(actor, chosen);

  expect(await signIn(visitor(), { email, password: chosen.password })).toEqual({ userId: id });
  expect(await personOfEitherToken({ refresh: session?.refresh })).toMatchObject({ userId: id });
  expect(await personOfEitherToken({ refresh: other.refresh })).toBeNull();
  await runDueHandlers();
  expect((await emailsTo(email)).at(-1)?.subject).toBe("Your Recruit password was changed");
});

test("changing the password invalidates open reset links", async () => {
  const { email, actor } = await anAccount();
  await requestPasswordReset(visitor(), { email });
  const token = await tokenMailedTo(email);
  await changePassword(actor, chosen);
  expect(await mailedLink(token, ["password_reset"])).toBeNull();
});

test("a wrong old password is refused beside its field and attempts are limited", async () => {
  const { actor } = await anAccount();
  const guess = () => changePassword(actor, { ...chosen, currentPassword: "wrong horse" });

  await expect(guess()).rejects.toMatchObject({ fields: { currentPassword: ["password_wrong"] } });
  for (let i = 1; i < ownPasswordTries.burst; i++) await guess().catch(() => {});
  await expect(changePassword(actor, chosen)).rejects.toMatchObject({ code: "too_many_tries" });
});

test("a visitor cannot change a password", async () => {
  await expect(changePassword(visitor(), chosen)).rejects.toMatchObject({ code: "sign_in_required" });
});
