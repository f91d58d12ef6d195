import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { now, secondsFrom } from "@/lib/platform/clock";
import { deriveSecret } from "@/lib/platform/secrets";
import { challengeLife } from "../schema";

/** Stateless challenge: the id carries its expiry and an HMAC, nothing is stored. */
export function createChallenge(factorId: string): { id: string; expiresAt: Date } {
  const expiresAt = secondsFrom(now(), challengeLife.totp);
  return { id: signChallenge(factorId, expiresAt.getTime()), expiresAt };
}

export function isOpenChallenge(factorId: string, id: string): boolean {
  const expiresAtMs = Number.parseInt(id.split(".")[0] ?? "", 36);
  if (!Number.isSafeInteger(expiresAtMs) || expiresAtMs <= now().getTime()) return false;
  const [actual, expected] = [Buffer.from(id), Buffer.from(signChallenge(factorId, expiresAtMs))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signChallenge(factorId: string, expiresAtMs: number) {
  const signature = createHmac("sha256", deriveSecret("challenges"))
    .update(`${factorId} ${expiresAtMs}`)
    .digest("base64url");
  return `${expiresAtMs.toString(36)}.${signature}`;
}
