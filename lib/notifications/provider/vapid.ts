import "server-only";
import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { now, secondsFrom } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { deriveSecret } from "@/lib/platform/secrets";

const VALID_S = 12 * 3600;

/** What browsers subscribe with, in base64url: only who holds the other half may push to them. */
export const vapidPublicKey = () => pair().getPublicKey("base64url");

/** Proves to the push service at this address who sends (RFC 8292). */
export async function vapidHeader(endpoint: string): Promise<string> {
  const [point, d] = [pair().getPublicKey(), pair().getPrivateKey("base64url")];
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = await importJWK({ kty: "EC", crv: "P-256", d, x, y } as Parameters<typeof importJWK>[0], "ES256");
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(secondsFrom(now(), VALID_S))
    .setSubject(`mailto:${/[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM)?.[0]}`)
    .sign(key);
  return `vapid t=${token}, k=${point.toString("base64url")}`;
}

function pair() {
  const made = createECDH("prime256v1");
  const configuredKey = env.VAPID_PRIVATE_KEY;
  made.setPrivateKey(
    configuredKey ? Buffer.from(configuredKey, "base64url") : Buffer.from(deriveSecret("web push"), "hex"),
  );
  return made;
}
