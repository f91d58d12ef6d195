import { inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { addFactor } from "@/lib/accounts/commands/add-factor";
import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { removeFactor } from "@/lib/accounts/commands/remove-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { listFactors } from "@/lib/accounts/queries/factors";
import {
  challengeLife,
  textedCodeTries,
  textsPerAccount,
  textsPerDestination,
  textsPerNumber,
} from "@/lib/accounts/schema";
import { textCode } from "@/lib/accounts/steps/text-code";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { bucketOf, takeToken } from "@/lib/platform/command/rate-limit";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { anAccount, password } from "../../support/factories/accounts";
import { aFactor, codeNow } from "../../support/factories/factors";
import { aBegunPhone, aNumber, aPhone } from "../../support/factories/phones";
import { codeTextedTo, textsTo, wrongCode } from "../../support/texts-sent";

afterEach(() => {
  setClock(null);
  env.SMS_URL = undefined;
  env.SMTP_URL = undefined;
});

const wrong = { fields: { code: ["texted_code_wrong"] } };
const easternDigits = (code: string) => code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");

async function guarded() {
  const account = await anAccount();
  const added = await aPhone(account.actor);
  const enter = (sent: object = {}) => signIn(visitor(), { email: account.email, password, ...sent });
  return { ...account, ...added, enter };
}

test("a texted code activates a phone, which is shown by its last two digits only", async () => {
  const { actor, email, phone, factorId, challenge, verify } = await aBegunPhone();
  expect(await listFactors(actor)).toMatchObject({
    waiting: { type: "phone", ending: phone.slice(-2), challenge: null },
  });
  const id = await challenge();
  expect(await listFactors(actor)).toMatchObject({ waiting: { challenge: id } });
  await verify(id, easternDigits(codeTextedTo(phone)));
  const listed = await listFactors(actor);
  expect(listed).toMatchObject({
    verifiedFactors: [{ id: factorId, type: "phone", ending: phone.slice(-2) }],
    waiting: null,
  });
  expect(inspect(listed, { depth: 9 })).not.toContain(phone.slice(3));
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "second_factor_needed" });
});

test("where e-mails are really sent, phones are offered only with a gateway", async () => {
  const { actor } = await anAccount();
  env.SMTP_URL = "smtp://mail.example:587";
  expect(await listFactors(actor)).toMatchObject({ mayAdd: true, mayAddPhone: false });
  await expect(addFactor(actor, { factor_type: "phone", phone: aNumber() })).rejects.toMatchObject({
    fields: { factor_type: ["factor_not_offered"] },
  });
  env.SMS_URL = "https://sms.example/messages";
  expect(await listFactors(actor)).toMatchObject({ mayAddPhone: true });
});

test("the message is in the owner's language, and neither the code nor a plain hash of it is stored", async () => {
  const { phone, factorId, challenge } = await aBegunPhone({ locale: "fr" });
  await challenge();
  const code = codeTextedTo(phone);
  expect(textsTo(phone).at(-1)).toContain(`${code} est votre code Recruit`);
  const rows = await db.factorChallenge.findMany({ where: { factorId } });
  expect(rows).toMatchObject([{ tries: 0 }]);
  expect(inspect(rows)).not.toContain(code);
});

test("a code is valid for five minutes, once, and only in the session that asked for it", async () => {
  const { actor, id: userId, phone, factorId, challenge, verify } = await aBegunPhone();
  const id = await challenge();
  const elsewhere = createActor({ kind: "member", role: "user", userId, sessionId: factorId });
  expect(await listFactors(elsewhere)).toMatchObject({ waiting: { challenge: null } });
  const later = secondsFrom(now(), challengeLife.phone + 1);
  setClock(() => later);
  await expect(verify(id, codeTextedTo(phone))).rejects.toMatchObject(wrong);
  expect(await listFactors(actor)).toMatchObject({ waiting: { challenge: null } });
  const next = await challenge();
  const code = codeTextedTo(phone);
  const tries = await Promise.allSettled([verify(next, code), verify(next, code), verify(next, code)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a new code replaces the one before", async () => {
  const { phone, challenge, verify } = await aBegunPhone();
  const [first, code] = [await challenge(), codeTextedTo(phone)];
  const second = await challenge();
  await expect(verify(first, code)).rejects.toMatchObject(wrong);
  await expect(verify("1.x", code)).rejects.toMatchObject({ code: "challenge_over" });
  await verify(second, codeTextedTo(phone));
});

test("five wrong codes end a code, also in parallel", async () => {
  const { phone, factorId, challenge, verify } = await aBegunPhone();
  const id = await challenge();
  const code = codeTextedTo(phone);
  await Promise.allSettled(Array.from({ length: textedCodeTries + 3 }, () => verify(id, wrongCode(code))));
  expect(await db.factorChallenge.findMany({ where: { factorId } })).toMatchObject([{ tries: textedCodeTries }]);
  await expect(verify(id, code)).rejects.toMatchObject(wrong);
});

test("signing in texts a code after the right password, and takes it, another way or a newer code", async () => {
  const { id: userId, phone, recoveryCodes, enter } = await guarded();
  const before = textsTo(phone).length;
  await expect(enter({ password: "wrong horse" })).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(textsTo(phone)).toHaveLength(before);
  const codeNeeded = { code: "second_factor_needed", fields: { code: [`code_texted|${phone.slice(-2)}|`] } };
  await expect(enter()).rejects.toMatchObject(codeNeeded);
  const code = codeTextedTo(phone);
  await expect(enter({ code: wrongCode(code) })).rejects.toMatchObject(wrong);
  await expect(enter({ code, text_again: "on" })).rejects.toMatchObject(codeNeeded);
  await expect(enter({ code })).rejects.toMatchObject(wrong);
  const newer = codeTextedTo(phone);
  expect(await enter({ code: newer })).toEqual({ userId });
  await expect(enter({ code: newer })).rejects.toMatchObject(wrong);
  expect(await enter({ code: recoveryCodes[0] })).toEqual({ userId });
});

test("an app's code works beside a phone, and no code of an app is derived from a phone", async () => {
  const { id: userId, factorId, enter } = await guarded();
  const app = await aFactor(userId);
  expect(await enter({ code: codeNow(app.id) })).toEqual({ userId });
  await expect(enter({ code: codeNow(factorId) })).rejects.toMatchObject(wrong);
});

test("a code for signing in is not one for the settings, and a texted code removes a phone", async () => {
  const { actor, id: userId, email, phone, factorId, enter } = await guarded();
  await enter().catch(() => {});
  const removal = (passwordOrCode: string) => removeFactor(actor, { factorId, passwordOrCode });
  await expect(removal(codeTextedTo(phone))).rejects.toMatchObject({ code: "password_or_code_wrong" });
  await challengeFactor(actor, { factorId });
  await removal(codeTextedTo(phone));
  expect(await signIn(visitor(), { email, password })).toEqual({ userId });
  expect(await db.factorChallenge.count({ where: { factorId } })).toBe(0);
});

test("texts are limited by number, by account and by country; a recovery code still works", async () => {
  const { id: userId, phone, factorId, recoveryCodes, enter } = await guarded();
  const texting = (to: string, account = userId) => textCode({ id: factorId, userId: account, phone: to }, null);
  const fill = async (bucket: string, rate: { burst: number; seconds: number }) => {
    for (let i = 0; i < rate.burst; i++) await takeToken(bucket, rate).catch(() => {});
  };
  const tooMany = { code: "too_many_tries" };
  await fill(bucketOf("textsPerNumber", phone), textsPerNumber);
  await expect(texting(phone)).rejects.toMatchObject(tooMany);
  await expect(enter()).rejects.toMatchObject({ fields: { code: ["text_not_sent"] } });
  expect(await enter({ code: recoveryCodes[0] })).toEqual({ userId });
  await texting("+376312345");
  await fill(bucketOf("textsPerDestination", "376 AD"), textsPerDestination);
  await expect(texting("+376312346")).rejects.toMatchObject(tooMany);
  await texting(aNumber());
  await fill(bucketOf("textsPerAccount", userId), textsPerAccount);
  await expect(texting(aNumber())).rejects.toMatchObject(tooMany);
});

test("a message that the gateway does not take leaves no code", async () => {
  const { actor, factorId } = await aBegunPhone();
  env.SMS_URL = "http://user:pass@127.0.0.1:1/";
  await expect(challengeFactor(actor, { factorId })).rejects.toMatchObject({ code: "text_not_sent" });
  expect(await db.factorChallenge.count({ where: { factorId } })).toBe(0);
});
