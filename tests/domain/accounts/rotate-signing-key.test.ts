import { randomUUID } from "node:crypto";
import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeKeyPair, signAccess } from "@/lib/accounts/provider/access-token";
import { listPublicKeys, verifyAccessToken } from "@/lib/accounts/queries/person";
import { accessLife, keyAfterlife, keyLife } from "@/lib/accounts/schema";
import { maintainSigningKeys, rotateSigningKey } from "@/lib/accounts/steps/rotate-signing-key";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

const claims = () => ({ userId: randomUUID(), sessionId: randomUUID() });
const passes = (seconds: number) => setClock(() => secondsFrom(new Date(), seconds));

beforeEach(async () => void (await db.signingKey.deleteMany()));
afterEach(() => setClock(null));

test("ten parallel requests for a key create one", async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => rotateSigningKey()));

  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
});

test("tokens can be verified with the published keys, which contain no private part", async () => {
  const token = await signAccess(await rotateSigningKey(), claims());
  const keys = await listPublicKeys();

  await expect(jwtVerify(token, createLocalJWKSet({ keys }))).resolves.toBeDefined();
  expect(keys).toEqual([expect.objectContaining({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" })]);
  expect(keys[0]).not.toHaveProperty("d");
});

test("the private key is stored encrypted", async () => {
  const { privateJwk } = await rotateSigningKey();

  expect(JSON.stringify(await db.signingKey.findMany())).not.toContain(privateJwk.d);
});

test("an old key is replaced, stays published while its tokens are valid, then is deleted", async () => {
  const old = await rotateSigningKey();
  passes(keyLife + 1);
  const next = await rotateSigningKey();
  expect(next.id).not.toBe(old.id);
  expect((await listPublicKeys()).map(({ kid }) => kid)).toEqual([next.id, old.id]);

  passes(keyLife + keyAfterlife + 2);
  await maintainSigningKeys();
  expect((await listPublicKeys()).map(({ kid }) => kid)).toEqual([next.id]);
});

test("a key sealed under another secret is replaced", async () => {
  const { id } = await rotateSigningKey();
  await db.signingKey.update({ where: { id }, data: { privateJwk: { sealed: "AAAA" } } });

  expect((await rotateSigningKey()).id).not.toBe(id);
});

test("a token identifies the user until it expires", async () => {
  const ownClaims = claims();
  const token = await signAccess(await rotateSigningKey(), ownClaims);

  expect(await verifyAccessToken(token)).toMatchObject(ownClaims);
  passes(accessLife + 1);
  expect(await verifyAccessToken(token)).toBeNull();
});

test("forged tokens are refused", async () => {
  const key = await rotateSigningKey();
  const foreignKey = await makeKeyPair();
  const unsigned = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa(JSON.stringify({ sub: "x", sid: "y", exp: 9e9 }))}.`;
  const symmetric = await new SignJWT({ sid: "y" })
    .setProtectedHeader({ alg: "HS256", kid: key.id, typ: "at+jwt" })
    .setSubject("x")
    .setIssuer("recruit")
    .setExpirationTime(secondsFrom(now(), 60))
    .sign(new TextEncoder().encode(JSON.stringify(key.publicJwk)));

  for (const token of [
    await signAccess(foreignKey, claims()),
    await signAccess({ ...foreignKey, id: key.id }, claims()),
  ])
    expect(await verifyAccessToken(token)).toBeNull();
  for (const token of [unsigned, symmetric, "", "a.b.c"]) expect(await verifyAccessToken(token)).toBeNull();
});
