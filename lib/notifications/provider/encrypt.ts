import "server-only";
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The subscription keys in base64url: the browser's public point (`p256dh`) and its shared secret (`auth`). */
export type BrowserKeys = { p256dh: string; auth: string };
type EphemeralKeys = { privateKey: Buffer; salt: Buffer };

const RECORD = 4096;
const lastRecord = Buffer.from([2]);

/** Encrypts a message for one browser as RFC 8291 requires: one record in the aes128gcm coding of RFC 8188. */
export function encrypted(
  payload: string,
  { p256dh, auth }: BrowserKeys,
  ephemeral: EphemeralKeys = createEphemeralKeys(),
): Buffer {
  const [receiverKey, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  const keyPair = createECDH("prime256v1");
  keyPair.setPrivateKey(ephemeral.privateKey);
  const senderKey = keyPair.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiverKey, senderKey]);
  const shared = deriveKey(keyPair.computeSecret(receiverKey), secret, info, 32);
  const key = deriveKey(shared, ephemeral.salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = deriveKey(shared, ephemeral.salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const encryptedParts = [
    cipher.update(Buffer.from(payload)),
    cipher.update(lastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([ephemeral.salt, recordHeader(senderKey), senderKey, ...encryptedParts]);
}

function createEphemeralKeys(): EphemeralKeys {
  const keyPair = createECDH("prime256v1");
  keyPair.generateKeys();
  return { privateKey: keyPair.getPrivateKey(), salt: randomBytes(16) };
}

function recordHeader(key: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD, 0);
  head.writeUInt8(key.length, 4);
  return head;
}

const deriveKey = (from: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", from, salt, info, bytes));
