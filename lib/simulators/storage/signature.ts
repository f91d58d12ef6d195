import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { storageKey } from "./settings";

const PREFIX = "hmac-sha256=";
const MARK = "&signature=";

export const sign = (text: string) => PREFIX + createHmac("sha256", storageKey()).update(text).digest("hex");

/** Why a signed address does not hold, or null. `address` is the public one, without its query. */
export function flawOf(
  address: string,
  rawQuery: string,
): "missing signature" | "invalid signature" | "expired" | null {
  const at = rawQuery.lastIndexOf(MARK);
  if (at < 0) return "missing signature";
  const given = decoded(rawQuery.slice(at + MARK.length));
  const signed = rawQuery.slice(0, at);
  if (!same(given, sign(`${address}?${signed}`))) return "invalid signature";
  const expires = Number(new URLSearchParams(signed).get("expires"));
  return expires > now().getTime() ? null : "expired";
}

export function signedAddress(address: string, seconds: number): string {
  const expires = now().getTime() + seconds * 1000;
  const signed = `${address}?expires=${expires}`;
  return `${signed}${MARK}${encodeURIComponent(sign(signed))}`;
}

export function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
