import "server-only";
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a subscription, in base64url: a browser's public point and its secret. */
export type BrowserKeys = { p256dh: string; auth: string };
/** Made anew for each message. */
type Once = { privateKey: Buffer; salt: Buffer };

const RECORD = 4096;
const lastRecord = Buffer.from([2]);

/** A message that only this browser can read, as RFC 8291 says: one record of the coding aes128gcm (RFC 8188). */
export function encrypted(payload: string, { p256dh, auth }: BrowserKeys, once: Once = fresh()): Buffer {
  const [receiverKey, secret] = [Buffer.from(p256dh, "base64url"), Buffer.from(auth, "base64url")];
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(once.privateKey);
  const senderKey = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiverKey, senderKey]);
  const shared = derived(pair.computeSecret(receiverKey), secret, info, 32);
  const key = derived(shared, once.salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(shared, once.salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(Buffer.from(payload)), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([once.salt, lengths(senderKey), senderKey, ...sealed]);
}

function fresh(): Once {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) };
}

/** The size of a record, then that of the key that follows. */
function lengths(key: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD, 0);
  head.writeUInt8(key.length, 4);
  return head;
}

const derived = (from: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", from, salt, info, bytes));
