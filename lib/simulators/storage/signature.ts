import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { storageKey } from "@/lib/platform/files/storage/local-settings";

const PREFIX = "hmac-sha256=";
const SIGNATURE_PARAM = "&signature=";

export const sign = (text: string) => PREFIX + createHmac("sha256", storageKey()).update(text).digest("hex");

/** Null when the signature is valid. `address` is the public one, without its query. */
export function findSignatureError(
  address: string,
  rawQuery: string,
): "missing signature" | "invalid signature" | "expired" | null {
  const signatureStart = rawQuery.lastIndexOf(SIGNATURE_PARAM);
  if (signatureStart < 0) return "missing signature";
  const actual = decodeOrEmpty(rawQuery.slice(signatureStart + SIGNATURE_PARAM.length));
  const signedPart = rawQuery.slice(0, signatureStart);
  if (!isSame(actual, sign(`${address}?${signedPart}`))) return "invalid signature";
  const expires = Number(new URLSearchParams(signedPart).get("expires"));
  return expires > now().getTime() ? null : "expired";
}

export function signedAddress(address: string, seconds: number): string {
  const expires = now().getTime() + seconds * 1000;
  const signedPart = `${address}?expires=${expires}`;
  return `${signedPart}${SIGNATURE_PARAM}${encodeURIComponent(sign(signedPart))}`;
}

export function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
