import "server-only";
import { createHmac } from "node:crypto";
import { deriveSecret } from "@/lib/platform/secrets";
import { recoveryCodeCount } from "../schema";

/** Seconds; what every authenticator app assumes unless told otherwise. */
const step = 30;
const digits = 6;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const stepAt = (at: Date) => Math.floor(at.getTime() / 1000 / step);

/** The secret an app and we compute codes from: made of the factor's id, so that no copy of the database holds it. */
const secretOf = (factorId: string) => digest("one-time codes", factorId).subarray(0, 20);

/** The secret as a person types it into an app that cannot read the picture. */
export const spelledSecret = (factorId: string) => base32(secretOf(factorId));

/** What an authenticator app reads from the picture. */
export function authenticatorAddress(factorId: string, account: string, issuer = "Recruit") {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${spelledSecret(factorId)}&issuer=${encodeURIComponent(issuer)}`;
}

/** RFC 6238 with SHA-1, which is all that most apps know. */
export function codeAt(factorId: string, atStep: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(atStep));
  const hash = createHmac("sha1", secretOf(factorId)).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** Which step's code this is: the present one, or a neighbour's for a clock that is a little off. */
export function stepOf(factorId: string, code: string, at: Date): number | null {
  const present = stepAt(at);
  return [present, present - 1, present + 1].find((each) => codeAt(factorId, each) === bare(code)) ?? null;
}

/** For who lost the app; each opens once. */
export const recoveryCodes = (factorId: string): string[] =>
  Array.from({ length: recoveryCodeCount }, (_, index) => {
    const code = base32(digest("recovery codes", `${factorId} ${index}`)).slice(0, 10);
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

export function recoveryCodeOf(factorId: string, code: string): number | null {
  const index = recoveryCodes(factorId).findIndex((each) => bare(each) === bare(code));
  return index < 0 ? null : index;
}

/** Of the form of a code of either kind. */
export const looksLikeCode = (text: string) => text.length <= 40 && /^([0-9]{6}|[A-Z2-7]{10})$/.test(bare(text));

/** As it was typed: in groups, in small letters. */
const bare = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

const digest = (purpose: string, text: string) => createHmac("sha256", deriveSecret(purpose)).update(text).digest();

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
