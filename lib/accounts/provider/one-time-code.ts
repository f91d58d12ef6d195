import "server-only";
import { createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";
import { normalizeWithPositions } from "@/lib/platform/text/normalize-with-positions";
import { recoveryCodeCount } from "../schema";

/** Seconds; the default of authenticator apps (RFC 6238). */
const step = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const stepAt = (date: Date) => Math.floor(date.getTime() / 1000 / step);

/** Derived from the factor's id and AUTH_SECRET, so that a copy of the database does not reveal it. */
const secretOf = (factorId: string) => hmac("one-time codes", factorId).subarray(0, 20);

export const base32Secret = (factorId: string) => base32(secretOf(factorId));

export function otpauthUri(factorId: string, account: string, issuer = "Recruit") {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32Secret(factorId)}&issuer=${encodeURIComponent(issuer)}`;
}

/** RFC 6238 with SHA-1, the only algorithm most apps support. */
export function codeAt(factorId: string, atStep: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(atStep));
  const hash = createHmac("sha1", secretOf(factorId)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** The time step of a code: the current one or a neighbor, to tolerate clock drift. */
export function findStep(factorId: string, code: string, date: Date): number | null {
  const current = stepAt(date);
  return (
    [current, current - 1, current + 1].find((candidate) => codeAt(factorId, candidate) === normalizeCode(code)) ?? null
  );
}

export const recoveryCodes = (factorId: string): string[] =>
  Array.from({ length: recoveryCodeCount }, (_, index) => {
    const code = base32(hmac("recovery codes", `${factorId} ${index}`)).slice(0, 10);
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

export function findRecoveryCode(factorId: string, code: string): number | null {
  const index = recoveryCodes(factorId).findIndex((candidate) => normalizeCode(candidate) === normalizeCode(code));
  return index < 0 ? null : index;
}

export const looksLikeCode = (text: string) =>
  text.length <= 40 && /^([0-9]{6}|[A-Z2-7]{10})$/.test(normalizeCode(text));

export const normalizeCode = (code: string) =>
  normalizeWithPositions(code)
    .text.replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();

const hmac = (purpose: string, text: string) => createHmac("sha256", deriveSecret(purpose)).update(text).digest();

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((chunk) => alphabet[Number.parseInt(chunk.padEnd(5, "0"), 2)]).join("");
}
