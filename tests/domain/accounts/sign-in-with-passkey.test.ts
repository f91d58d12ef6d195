import { afterEach, expect, test } from "vitest";
import { removeFactor } from "@/lib/accounts/commands/remove-factor";
import { signInWithPasskey } from "@/lib/accounts/commands/sign-in-with-passkey";
import { listFactors } from "@/lib/accounts/queries/factors";
import { challengeLife } from "@/lib/accounts/schema";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password } from "../../support/factories/accounts";
import { anAttempt, aPasskey, aPasskeyAccount, challenged } from "../../support/factories/passkeys";
import { softwarePasskey } from "../../support/software-passkey";

afterEach(() => setClock(null));

const enter = (sent: object) => signInWithPasskey(visitor(), sent);
const wrong = { code: "passkey_wrong" };

test("a passkey signs in without a password, as JSON or as the text of a form, and says when it was used", async () => {
  const { actor, id: userId, device } = await aPasskeyAccount();
  expect(await listFactors(actor)).toMatchObject({
    verifiedFactors: [{ type: "webauthn", name: "Laptop", lastUsedAt: null }],
  });
  expect(await enter(await anAttempt(device))).toEqual({ userId });
  const { challenge_id, credential_response } = await anAttempt(device);
  expect(await enter({ challenge_id, credential_response: JSON.stringify(credential_response) })).toEqual({ userId });
  expect((await listFactors(actor)).verifiedFactors[0]?.lastUsedAt).not.toBeNull();
});

test("each of several passkeys signs in to its own account", async () => {
  const one = await aPasskeyAccount();
  const { device: second } = await aPasskey(one.actor);
  const other = await aPasskeyAccount();
  for (const [device, userId] of [
    [one.device, one.id],
    [second, one.id],
    [other.device, other.id],
  ] as const)
    expect(await enter(await anAttempt(device))).toEqual({ userId });
});

test("an answer is not accepted twice, also in parallel", async () => {
  const { id: userId, device } = await aPasskeyAccount();
  const attempt = await anAttempt(device);
  const tries = await Promise.allSettled([enter(attempt), enter(attempt), enter(attempt)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toMatchObject([{ value: { userId } }]);
  await expect(enter(attempt)).rejects.toMatchObject({ code: "challenge_over" });
});

test("a wrong answer uses the challenge up", async () => {
  const { device } = await aPasskeyAccount();
  const attempt = await anAttempt(device);
  await expect(
    enter({ ...attempt, credential_response: softwarePasskey().answer({ challenge: "x" }) }),
  ).rejects.toMatchObject(wrong);
  await expect(enter(attempt)).rejects.toMatchObject({ code: "challenge_over" });
});

test("another site, another rpId, an unverified user, another kind of answer and another account are refused", async () => {
  const { device } = await aPasskeyAccount();
  const { id: otherId } = await anAccount();
  for (const odd of [
    { origin: "https://recruit.example.evil" },
    { rpId: "evil.example" },
    { userVerified: false },
    { type: "webauthn.create" },
    { userHandle: Buffer.from(otherId).toString("base64url") },
  ])
    await expect(enter(await anAttempt(device, odd)), JSON.stringify(odd)).rejects.toMatchObject(wrong);
  const { credential_response: elder } = await anAttempt(device);
  const { challenge_id } = await anAttempt(device);
  await expect(enter({ challenge_id, credential_response: elder })).rejects.toMatchObject(wrong);
});

test("a changed signature is refused, and so is an answer with the same id from another key", async () => {
  const { device } = await aPasskeyAccount();
  const { challenge_id, credential_response: answer } = await anAttempt(device);
  const signature = `A${(answer.response as { signature: string }).signature.slice(1)}`;
  const changed = { ...answer, response: { ...answer.response, signature } };
  await expect(enter({ challenge_id, credential_response: changed })).rejects.toMatchObject(wrong);
  const clone = await anAttempt(softwarePasskey());
  const { id } = device;
  const posing = { ...clone.credential_response, id, rawId: id };
  await expect(enter({ ...clone, credential_response: posing })).rejects.toMatchObject(wrong);
});

test("a counter that goes back or stands still is refused; a passkey that never counts is not", async () => {
  const { id: userId, device, factorId } = await aPasskeyAccount();
  await enter(await anAttempt(device, { counter: 10 }));
  for (const counter of [10, 9, 0])
    await expect(enter(await anAttempt(device, { counter }))).rejects.toMatchObject(wrong);
  expect(await enter(await anAttempt(device, { counter: 4_000_000_000 }))).toEqual({ userId });
  expect((await db.authFactor.findUniqueOrThrow({ where: { id: factorId } })).counter).toBe(4_000_000_000n);

  const synchronized = await aPasskeyAccount(softwarePasskey({ counts: false }));
  for (let count = 0; count < 2; count += 1)
    expect(await enter(await anAttempt(synchronized.device))).toEqual({ userId: synchronized.id });
});

test("a challenge is open for five minutes, and a challenge of a session opens no attempt", async () => {
  const { actor, factorId, device } = await aPasskeyAccount();
  const attempt = await anAttempt(device);
  const later = secondsFrom(now(), challengeLife.webauthn + 1);
  setClock(() => later);
  await expect(enter(attempt)).rejects.toMatchObject({ code: "challenge_over" });
  const { challenge_id, webauthn } = await challenged(actor, factorId);
  const { challenge } = webauthn.credential_options.publicKey;
  const credential_response = device.answer({ challenge, rpId: "localhost" });
  await expect(enter({ challenge_id, credential_response })).rejects.toMatchObject({ code: "challenge_over" });
});

test("a removed passkey, one that was not verified and one of a closed account open nothing", async () => {
  const { actor, id, factorId, device } = await aPasskeyAccount();
  await db.user.update({ where: { id }, data: { suspendedAt: now() } });
  await expect(enter(await anAttempt(device))).rejects.toMatchObject({ code: "account_suspended" });
  await db.user.update({ where: { id }, data: { suspendedAt: null } });
  await db.authFactor.update({ where: { id: factorId }, data: { verifiedAt: null } });
  await expect(enter(await anAttempt(device))).rejects.toMatchObject(wrong);
  await db.authFactor.update({ where: { id: factorId }, data: { verifiedAt: now() } });
  await removeFactor(actor, { factorId, passwordOrCode: password });
  await expect(enter(await anAttempt(device))).rejects.toMatchObject(wrong);
});

test("what is no answer of a passkey is refused before anything is read", async () => {
  const { device } = await aPasskeyAccount();
  const { challenge_id, credential_response: answer } = await anAttempt(device);
  for (const credential_response of [undefined, "", "{", "[]", 5, {}, { ...answer, id: "x".repeat(2000) }])
    await expect(enter({ challenge_id, credential_response })).rejects.toMatchObject({
      fields: { credential_response: expect.arrayContaining(["passkey_wrong"]) },
    });
  await expect(enter({ challenge_id: "1", credential_response: answer })).rejects.toMatchObject({
    fields: { challenge_id: ["challenge_over"] },
  });
});
