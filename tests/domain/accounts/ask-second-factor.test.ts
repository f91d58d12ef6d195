import { afterEach, expect, test } from "vitest";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { recoveryCodes } from "@/lib/accounts/provider/one-time-code";
import { secondFactorTries } from "@/lib/accounts/schema";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount, password } from "../../support/factories/accounts";
import { aFactor, codeNow } from "../../support/factories/factors";
import { anAttempt, aPasskeyAccount } from "../../support/factories/passkeys";

afterEach(() => setClock(null));

async function guarded() {
  const account = await anAccount();
  const factor = await aFactor(account.id);
  const enter = (code?: string, word = password, address: string | null = null) =>
    signIn(visitor("en", address), { email: account.email, password: word, code });
  return { ...account, factorId: factor.id, enter };
}

test("the code is requested only after the correct password", async () => {
  const { enter } = await guarded();
  await expect(enter()).rejects.toMatchObject({
    code: "second_factor_needed",
    fields: { code: ["second_factor_needed"] },
  });
  await expect(enter(undefined, "wrong horse")).rejects.toMatchObject({ code: "wrong_credentials" });
  await expect(enter("000000", "wrong horse")).rejects.toMatchObject({ code: "wrong_credentials" });
});

test("an authenticator code works once, also in parallel", async () => {
  const { id: userId, factorId, enter } = await guarded();
  const code = codeNow(factorId);
  const tries = await Promise.allSettled([enter(code), enter(code), enter(code)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toEqual([{ status: "fulfilled", value: { userId } }]);
  await expect(enter(code)).rejects.toMatchObject({ code: "code_wrong" });
});

test("a recovery code works once instead of an authenticator code", async () => {
  const { id: userId, factorId, enter } = await guarded();
  const [first = "", second = ""] = recoveryCodes(factorId);
  expect(await enter(first.toLowerCase())).toEqual({ userId });
  await expect(enter(first)).rejects.toMatchObject({ code: "code_wrong" });
  expect(await enter(second)).toEqual({ userId });
});

test("any of several factors is accepted; an unverified factor is neither required nor accepted", async () => {
  const { id: userId, enter } = await guarded();
  const [other, begun] = [await aFactor(userId), await aFactor(userId, { verifiedAt: null })];
  await expect(enter(codeNow(begun.id))).rejects.toMatchObject({ code: "code_wrong" });
  expect(await enter(codeNow(other.id))).toEqual({ userId });
});

test("after ten wrong codes signing in is blocked for at most 15 minutes", async () => {
  const { id: userId, factorId, enter } = await guarded();
  for (let i = 0; i < secondFactorTries.burst; i++) await enter("not it", password, `192.0.2.${i}`).catch(() => {});
  await expect(enter(codeNow(factorId))).rejects.toMatchObject({ code: "too_many_tries" });

  const later = secondsFrom(now(), secondFactorTries.seconds / secondFactorTries.burst + 1);
  setClock(() => later);
  expect(await enter(codeNow(factorId))).toEqual({ userId });
});

test("an account with a passkey only enters with its password and the passkey, or a recovery code", async () => {
  const { id: userId, email, factorId, device, recoveryCodes: codes } = await aPasskeyAccount();
  const enter = (sent: object) => signIn(visitor(), { email, password, ...sent });
  await expect(enter({})).rejects.toMatchObject({ fields: { code: ["second_factor_needed"] } });
  const attempt = await anAttempt(device);
  await expect(enter({ ...attempt, password: "wrong horse" })).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(await enter(attempt)).toEqual({ userId });
  await expect(enter(attempt)).rejects.toMatchObject({ fields: { code: ["challenge_over"] } });
  expect(await enter({ code: codes[0], challenge_id: "", credential_response: "" })).toEqual({ userId });
  // The key of an app could be derived from the id, but no app was ever given it.
  await expect(enter({ code: codeNow(factorId) })).rejects.toMatchObject({ code: "code_wrong" });
});

test("a passkey of another account is no second factor", async () => {
  const [{ email }, other] = [await aPasskeyAccount(), await aPasskeyAccount()];
  const tried = signIn(visitor(), { email, password, ...(await anAttempt(other.device)) });
  await expect(tried).rejects.toMatchObject({ code: "passkey_wrong", fields: { code: ["passkey_wrong"] } });
});
