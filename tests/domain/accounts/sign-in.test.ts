import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { hashPassword } from "@/lib/accounts/provider/password";
import { signInPerAccount } from "@/lib/accounts/schema";
import { now, secondsFrom, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";

const password = "correct horse";

async function anAccount(over: { disabledAt?: Date } = {}) {
  const email = `${randomUUID()}@test.recruit`;
  return db.user.create({ data: { email, passwordHash: await hashPassword(password), ...over } });
}
const tryWith = (email: string, word: string) => signIn(visitor(), { email, password: word });

test("e-mail and password name the account, whatever the spaces and capitals of the e-mail", async () => {
  const { id, email } = await anAccount();

  expect(await tryWith(`  ${email.toUpperCase()} `, password)).toEqual({ userId: id });
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await anAccount();

  const wrong = await tryWith(email, "wrong horse").catch((error) => error);
  const unknown = await tryWith("nobody@test.recruit", password).catch((error) => error);

  expect(wrong).toMatchObject({ code: "wrong_credentials", fields: undefined });
  expect({ ...unknown }).toEqual({ ...wrong });
});

test("a closed account is told so only with its own password", async () => {
  const { email } = await anAccount({ disabledAt: now() });

  await expect(tryWith(email, password)).rejects.toMatchObject({ code: "account_disabled" });
  await expect(tryWith(email, "wrong horse")).rejects.toMatchObject({ code: "wrong_credentials" });
});

test("empty fields are named", async () => {
  await expect(signIn(visitor(), { email: " ", password: "" })).rejects.toMatchObject({
    code: "invalid",
    fields: { email: ["required"], password: ["required"] },
  });
});

test("after ten wrong passwords the right one has to wait, a quarter of an hour at most", async () => {
  const { email } = await anAccount();
  for (let i = 0; i < signInPerAccount.burst; i++) await tryWith(email, "wrong horse").catch(() => {});

  await expect(tryWith(email, password)).rejects.toMatchObject({ code: "too_many_tries" });

  const later = secondsFrom(now(), signInPerAccount.seconds / signInPerAccount.burst + 1);
  setClock(() => later);
  await expect(tryWith(email, password)).resolves.toBeDefined();
  setClock(null);
});

test("signing in often is no offence", async () => {
  const { email } = await anAccount();
  for (let i = 0; i < signInPerAccount.burst + 2; i++) await tryWith(email, password);
});
