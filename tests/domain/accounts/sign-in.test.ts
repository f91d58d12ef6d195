import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { addMark, parseMarks } from "@/lib/accounts/provider/known-browser";
import { hashPassword } from "@/lib/accounts/provider/password";
import { signInFromAnywhere, signInPerAccount } from "@/lib/accounts/schema";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { bucketOf, takeToken } from "@/lib/platform/command/rate-limit";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { aFactor, codeNow } from "../../support/factories/factors";

const password = "correct horse";

async function anAccount(over: { disabledAt?: Date } = {}) {
  const email = `${randomUUID()}@test.recruit`;
  return db.user.create({ data: { email, passwordHash: await hashPassword(password), ...over } });
}
afterEach(() => {
  setClock(null);
  env.STAFF_SECOND_FACTOR = "required";
});

const tryWith = (email: string, word: string) => signIn(visitor(), { email, password: word });

test("e-mail and password identify the account, regardless of spaces and case of the e-mail", async () => {
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

test("a closed account is reported only with the correct password", async () => {
  const { email } = await anAccount({ disabledAt: now() });

  await expect(tryWith(email, password)).rejects.toMatchObject({ code: "account_disabled" });
  await expect(tryWith(email, "wrong horse")).rejects.toMatchObject({ code: "wrong_credentials" });
});

test("empty fields are refused beside each field", async () => {
  await expect(signIn(visitor(), { email: " ", password: "" })).rejects.toMatchObject({
    code: "invalid",
    fields: { email: ["required"], password: ["required"] },
  });
});

test("after ten wrong passwords signing in is blocked for at most 15 minutes", async () => {
  const { email } = await anAccount();
  for (let i = 0; i < signInPerAccount.burst; i++) await tryWith(email, "wrong horse").catch(() => {});

  await expect(tryWith(email, password)).rejects.toMatchObject({ code: "too_many_tries" });

  const later = secondsFrom(now(), signInPerAccount.seconds / signInPerAccount.burst + 1);
  setClock(() => later);
  await expect(tryWith(email, password)).resolves.toBeDefined();
  setClock(null);
});

test("successful sign-ins are not limited", async () => {
  const { email } = await anAccount();
  for (let i = 0; i < signInPerAccount.burst + 2; i++) await tryWith(email, password);
});

/** An account whose sign-in attempts from unknown browsers are used up by others. */
async function besieged() {
  const account = await anAccount();
  const moment = now();
  setClock(() => moment);
  const everybodys = bucketOf("signIn wider", account.email);
  for (let i = 0; i < signInFromAnywhere.burst; i++) await takeToken(everybodys, signInFromAnywhere);
  return account;
}

test("wrong passwords from one address do not block other addresses", async () => {
  const { email } = await anAccount();
  for (let i = 0; i <= signInPerAccount.burst; i++)
    await signIn(visitor("en", "10.1.1.1"), { email, password: "wrong horse" }).catch(() => {});

  await expect(signIn(visitor("en", "10.1.1.1"), { email, password })).rejects.toMatchObject({
    code: "too_many_tries",
  });
  await expect(signIn(visitor("en", "10.2.2.2"), { email, password })).resolves.toBeDefined();
});

test("a known browser can sign in despite failed attempts from elsewhere", async () => {
  const { email } = await besieged();
  const marks = parseMarks(addMark(email, addMark("somebody.else@test.recruit", undefined)));

  await expect(signIn(visitor("en", "10.3.3.3"), { email, password })).rejects.toMatchObject({
    code: "too_many_tries",
  });
  await expect(
    signIn(visitor("en", "10.3.3.3", marks), { email: email.toUpperCase(), password }),
  ).resolves.toBeDefined();
});

test("a known-browser mark of another account or a forged one is ignored", async () => {
  const { email } = await besieged();
  for (const value of [addMark("somebody.else@test.recruit", undefined), "a.b", email])
    await expect(signIn(visitor("en", "10.4.4.4", parseMarks(value)), { email, password })).rejects.toMatchObject({
      code: "too_many_tries",
    });
});

test("attempts of a known browser are limited too", async () => {
  const { email } = await anAccount();
  const marks = parseMarks(addMark(email, undefined));
  const guess = (word: string) => signIn(visitor("en", "10.5.5.5", marks), { email, password: word });
  for (let i = 0; i < signInPerAccount.burst; i++) await guess("wrong horse").catch(() => {});
  await expect(guess(password)).rejects.toMatchObject({ code: "too_many_tries" });
});

test("staff without a second factor are told to add one, unless it is only asked for", async () => {
  const { id, email } = await anAccount();
  await db.userRole.create({ data: { userId: id, role: "admin" } });
  expect(await tryWith(email, password)).toEqual({ userId: id, mustAddFactor: true });
  env.STAFF_SECOND_FACTOR = "asked";
  expect(await tryWith(email, password)).toEqual({ userId: id });
  env.STAFF_SECOND_FACTOR = "required";
  const { id: factorId } = await aFactor(id);
  expect(await signIn(visitor(), { email, password, code: codeNow(factorId) })).toEqual({ userId: id });
});
