import { expect, test } from "vitest";
import { addFactor } from "@/lib/accounts/commands/add-factor";
import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { verifyFactor } from "@/lib/accounts/commands/verify-factor";
import { listFactors } from "@/lib/accounts/queries/factors";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, password } from "../../support/factories/accounts";
import { codeNow } from "../../support/factories/factors";
import { aPasskey, aPasskeyAccount, challenged, creating } from "../../support/factories/passkeys";
import { softwarePasskey } from "../../support/software-passkey";

const wrong = { code: "passkey_wrong" };

async function begun() {
  const account = await anAccount();
  const { id: factorId } = await addFactor(account.actor, { factor_type: "webauthn" });
  const verify = (sent: object) => verifyFactor(account.actor, { factorId, ...sent });
  return { ...account, factorId, device: softwarePasskey(), verify };
}

test("a passkey is discoverable, verifies its user, and is asked for once it is created", async () => {
  const { actor, email, id: userId, factorId, device, verify } = await begun();
  expect(await signIn(visitor(), { email, password })).toEqual({ userId });
  const { challenge_id, options } = await creating(actor, factorId);
  expect(options).toMatchObject({
    rp: { name: "Recruit", id: "localhost" },
    user: { name: email, id: Buffer.from(userId).toString("base64url") },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await verify({ challenge_id, credential_response: JSON.stringify(device.create(options)) });
  expect(await listFactors(actor)).toMatchObject({
    verifiedFactors: [{ id: factorId, type: "webauthn" }],
    waiting: null,
  });
  await expect(signIn(visitor(), { email, password })).rejects.toMatchObject({ code: "second_factor_needed" });
  const { options: next } = await creating(actor, (await addFactor(actor, { factor_type: "webauthn" })).id);
  expect(next.excludeCredentials).toMatchObject([{ id: device.id }]);
});

test("another site, rpId, kind and an unverified user create nothing, and each try uses its challenge up", async () => {
  const { actor, factorId, device, verify } = await begun();
  for (const odd of [
    { origin: "http://localhost:1" },
    { rpId: "evil.example" },
    { userVerified: false },
    { type: "webauthn.get" },
  ]) {
    const { challenge_id, options } = await creating(actor, factorId);
    const tried = verify({ challenge_id, credential_response: device.create(options, odd) });
    await expect(tried, JSON.stringify(odd)).rejects.toMatchObject(wrong);
    const again = verify({ challenge_id, credential_response: device.create(options) });
    await expect(again).rejects.toMatchObject({ code: "challenge_over" });
  }
  expect(await db.authFactor.findUniqueOrThrow({ where: { id: factorId } })).toMatchObject({
    verifiedAt: null,
    credentialId: null,
  });
});

test("another session, a code in its place and a challenge of another form create nothing", async () => {
  const { actor, id: userId, factorId, device, verify } = await begun();
  const { challenge_id, options } = await creating(actor, factorId);
  const elsewhere = createActor({ kind: "member", role: "user", userId, sessionId: factorId });
  const sent = { factorId, challenge_id, credential_response: device.create(options) };
  await expect(verifyFactor(elsewhere, sent)).rejects.toMatchObject({ code: "challenge_over" });
  await expect(verify({ challenge_id, code: "123456" })).rejects.toMatchObject(wrong);
  await expect(verify({ challenge_id: "1.x", credential_response: sent.credential_response })).rejects.toMatchObject({
    code: "challenge_over",
  });
  expect(await listFactors(actor)).toMatchObject({ verifiedFactors: [] });
});

test("a credential belongs to one account", async () => {
  const { device } = await aPasskeyAccount();
  const { actor } = await anAccount();
  await expect(aPasskey(actor, device)).rejects.toMatchObject(wrong);
});

test("a verified passkey answers a challenge of its own, and cannot be replaced by another", async () => {
  const { actor, factorId, device } = await aPasskeyAccount();
  const { challenge_id, webauthn } = await challenged(actor, factorId);
  expect(webauthn).toMatchObject({
    type: "request",
    credential_options: { publicKey: { allowCredentials: [{ id: device.id }] } },
  });
  const { challenge } = webauthn.credential_options.publicKey;
  const answer = device.answer({ challenge, rpId: "localhost" });
  await verifyFactor(actor, { factorId, challenge_id, credential_response: answer });
  const next = await challenged(actor, factorId);
  const user = { id: Buffer.from(actor.userId).toString("base64url") };
  const { challenge: newest } = next.webauthn.credential_options.publicKey;
  const other = softwarePasskey().create({ challenge: newest, rp: { id: "localhost" }, user });
  const replaced = verifyFactor(actor, { factorId, challenge_id: next.challenge_id, credential_response: other });
  await expect(replaced).rejects.toMatchObject(wrong);
});

test("an authenticator app is verified by a code only", async () => {
  const { actor } = await anAccount();
  const { id: factorId } = await addFactor(actor, { factor_type: "totp" });
  const { id: challenge_id, webauthn } = await challengeFactor(actor, { factorId });
  expect(webauthn).toBeUndefined();
  const credential_response = softwarePasskey().answer({ challenge: "abc" });
  const tried = verifyFactor(actor, { factorId, challenge_id, credential_response });
  await expect(tried).rejects.toMatchObject({ fields: { code: ["required"] } });
  await verifyFactor(actor, { factorId, challenge_id, code: codeNow(factorId) });
});
