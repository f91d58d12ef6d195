import "server-only";
import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { now, secondsFrom } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { deriveSecret } from "@/lib/platform/secrets";

const VALID_S = 12 * 3600;

export const vapidPublicKey = () => vapidKeyPair().getPublicKey("base64url");

/** The Authorization header that identifies this server to the push service (RFC 8292). */
export async function vapidHeader(endpoint: string): Promise<string> {
  const [point, privateKey] = [vapidKeyPair().getPublicKey(), vapidKeyPair().getPrivateKey("base64url")];
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = await importJWK(
    { kty: "EC", crv: "P-256", d: privateKey, x, y } as Parameters<typeof importJWK>[0],
    "ES256",
  );
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(secondsFrom(now(), VALID_S))
    .setSubject(sender())
    .sign(key);
  return `vapid t=${token}, k=${point.toString("base64url")}`;
}

/** Apple refuses senders whose domain is not public. */
function sender(): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM)?.[0] ?? "";
  const domain = address.slice(address.lastIndexOf("@"));
  const isPublic = domain.includes(".") && !/[.@](?:localhost|local|localdomain|internal|test)$/i.test(domain);
  return !isPublic && env.APP_URL.startsWith("https://") ? env.APP_URL : `mailto:${address}`;
}

function vapidKeyPair() {
  const keyPair = createECDH("prime256v1");
  const configuredKey = env.VAPID_PRIVATE_KEY;
  keyPair.setPrivateKey(
    configuredKey ? Buffer.from(configuredKey, "base64url") : Buffer.from(deriveSecret("web push"), "hex"),
  );
  return keyPair;
}
