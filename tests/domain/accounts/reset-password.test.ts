import { afterEach, expect, test } from "vitest";
import { requestPasswordReset } from "@/lib/accounts/commands/request-password-reset";
import { resetPassword } from "@/lib/accounts/commands/reset-password";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { personOfEitherToken } from "@/lib/accounts/queries/person";
import { linkLife } from "@/lib/accounts/schema";
import { runDueHandlers } from "@/lib/entry/handlers";
import { secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, emailsTo, password, tokenMailedTo } from "../../support/factories/accounts";

const chosen = "a new battery staple";
const reset = (token: string, over: object = {}) => resetPassword(visitor(), { token, password: chosen, ...over });

async function forgetful() {
  const account = await anAccount();
  await requestPasswordReset(visitor(), { email: account.email });
  return { ...account, token: await tokenMailedTo(account.email) };
}

afterEach(() => setClock(null));

test("the new password works; the old one and all sessions do not", async () => {
  const { id, email, token, session } = await forgetful();

  expect(await reset(token, { next: "/messages" })).toEqual({ next: "/messages", email });

  expect(await signIn(visitor(), { email, password: chosen })).toEqual({ userId: id });
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(await personOfEitherToken({ refresh: session?.refresh })).toBeNull();
});

test("the owner is notified by e-mail", async () => {
  const { email, token } = await forgetful();
  await reset(token);
  await runDueHandlers();
  expect((await emailsTo(email)).at(-1)).toMatchObject({ subject: "Your Recruit password was changed" });
});

test("a link works once and invalidates the account's other links", async () => {
  const { email, token: first } = await forgetful();
  await requestPasswordReset(visitor(), { email });
  const second = await tokenMailedTo(email);

  const both = await Promise.allSettled([reset(second), reset(second)]);

  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(reset(first)).rejects.toMatchObject({ code: "link_invalid" });
});

test("a link expires after an hour", async () => {
  const { token } = await forgetful();
  const later = secondsFrom(new Date(), linkLife.password_reset + 1);
  setClock(() => later);
  await expect(reset(token)).rejects.toMatchObject({ code: "link_invalid" });
});

test("a link sent to a former address of the account is invalid", async () => {
  const { id, token } = await forgetful();
  await db.user.update({ where: { id }, data: { email: `new-${id}@test.recruit` } });
  await expect(reset(token)).rejects.toMatchObject({ code: "link_invalid" });
});

test("a password that is too short does not use up the link", async () => {
  const { token } = await forgetful();
  await expect(reset(token, { password: "short" })).rejects.toMatchObject({
    fields: { password: ["password_too_short"] },
  });
  await expect(reset(token)).resolves.toBeDefined();
});

test.each(["123456", "Football2026!", "zzzzzzzz", "P@ssw0rd"])("%s is refused as a common password", async (word) => {
  const { token } = await forgetful();
  await expect(reset(token, { password: word })).rejects.toMatchObject({ fields: { password: ["password_common"] } });
});

test("a malformed token is refused", async () => {
  for (const token of ["", "unknown", "A".repeat(43)])
    await expect(reset(token)).rejects.toMatchObject({ code: expect.stringMatching(/invalid/) });
});
