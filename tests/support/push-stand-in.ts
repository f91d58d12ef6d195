import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import { now } from "@/lib/platform/clock";

export type Pushed = {
  path: string;
  text: string;
  audience: unknown;
  subject: unknown;
  headers: NodeJS.Dict<string | string[]>;
};

/** The key pair of a browser's subscription, and its decryption. */
function aKeyPair() {
  const [pair, auth] = [createECDH("prime256v1"), randomBytes(16)];
  pair.generateKeys();
  return { pair, auth, keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") } };
}

/** A browser's subscription at a known push service that is never called. */
export const aBrowser = () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, ...aKeyPair().keys });

/** A push service: verifies the sender by the key of the subscription, decrypts messages, answers `status`. */
export async function startPushService(key: string) {
  const browsers = new Map<string, ReturnType<typeof aKeyPair>>();
  const received: Pushed[] = [];
  const answer = { status: 201, body: "" };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const browser = browsers.get(request.url ?? "");
    const sender = await senderOf(request.headers.authorization ?? "", key).catch(() => null);
    if (!browser || !sender) return void response.writeHead(sender ? 404 : 403).end();
    const { aud: audience, sub: subject } = sender;
    const { url: path = "", headers } = request;
    received.push({ path, headers, audience, subject, text: opened(body, browser) });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer,
    subscribe() {
      const [path, browser] = [`/push/${randomUUID()}`, aKeyPair()];
      browsers.set(path, browser);
      return { endpoint: origin + path, ...browser.keys };
    },
    forget: (endpoint: string) => browsers.delete(new URL(endpoint).pathname),
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** RFC 8292: the token is signed with the given key, which is the one browsers subscribed with. */
async function senderOf(authorization: string, key: string) {
  const [, token = "", named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (named !== key) throw new Error("another sender");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } as const;
  return (await jwtVerify(token, await importJWK(jwk, "ES256"), { currentDate: now() })).payload;
}

/** RFC 8291, the browser's side. */
function opened(body: Buffer, { pair, auth }: ReturnType<typeof aKeyPair>): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
