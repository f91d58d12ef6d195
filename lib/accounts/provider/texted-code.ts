import "server-only";
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";
import { normalizeCode } from "./one-time-code";

export const newTextedCode = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Keyed with AUTH_SECRET, because a plain hash of six digits is found by trying them all. */
export const hashTextedCode = (challengeId: string, code: string) =>
  createHmac("sha256", deriveSecret("texted codes"))
    .update(`${challengeId} ${normalizeCode(code)}`)
    .digest("base64url");

export function isTextedCode(challengeId: string, code: string, hash: string): boolean {
  const [actual, expected] = [Buffer.from(hash), Buffer.from(hashTextedCode(challengeId, code))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
