import "server-only";
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import { now, secondsFrom } from "@/lib/platform/clock";
import { deriveSecret } from "@/lib/platform/secrets";
import { accessLife } from "../schema";

export type Access = { userId: string; sessionId: string; expiresAt: Date };
export type KeyPair = { id: string; publicJwk: JWK; privateJwk: JWK };
export type SealedKey = { sealed: string };

const ALGORITHM = "ES256";
const ISSUER = "recruit";

export async function makeKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const id = randomUUID();
  const keyAttributes = { kid: id, alg: ALGORITHM, use: "sig" };
  return {
    id,
    publicJwk: { ...(await exportJWK(publicKey)), ...keyAttributes },
    privateJwk: { ...(await exportJWK(privateKey)), ...keyAttributes },
  };
}

type Claims = Omit<Access, "expiresAt"> & { expiresAt?: Date };

export async function signAccess(key: KeyPair, { userId, sessionId, expiresAt }: Claims): Promise<string> {
  const issuedAt = now();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: "at+jwt" })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt ?? secondsFrom(issuedAt, accessLife))
    .sign(await importJWK(key.privateJwk, ALGORITHM));
}

export async function readPublicKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
}

/** Claims of a token that expired at most `grace` seconds ago; null for any other text. */
export async function readAccess(
  token: string,
  publicKey: (id: string) => Promise<CryptoKey | undefined>,
  grace = 0,
): Promise<Access | null> {
  try {
    const { payload } = await jwtVerify(token, async ({ kid = "" }) => (await publicKey(kid)) ?? throwUnknownKey(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      typ: "at+jwt",
      currentDate: now(),
      clockTolerance: grace,
      requiredClaims: ["sub", "exp"],
    });
    return { userId: payload.sub!, sessionId: String(payload.sid), expiresAt: new Date(payload.exp! * 1000) };
  } catch {
    return null;
  }
}

export function seal(key: JWK): SealedKey {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", encryptionKey(), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(key), "utf8"), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url") };
}

/** Null when it was encrypted with another AUTH_SECRET. */
export function unseal({ sealed }: SealedKey): JWK | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", encryptionKey(), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8"));
  } catch {
    return null;
  }
}

const encryptionKey = () => Buffer.from(deriveSecret("signing keys"), "hex");

function throwUnknownKey(): never {
  throw new Error("unknown key");
}
