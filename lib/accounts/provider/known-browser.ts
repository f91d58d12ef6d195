import "server-only";
import { createHmac } from "node:crypto";
import type { Actor } from "@/lib/platform/command/actor";
import { deriveSecret } from "@/lib/platform/secrets";

const MAX_MARKS = 5;

/** Signed mark that this account signed in from this browser; it grants no access, it only changes the rate limit. */
const browserMark = (email: string) =>
  createHmac("sha256", deriveSecret("known browsers")).update(email.toLowerCase()).digest("base64url");

export const isKnownBrowser = ({ knownAs }: Actor, email: string) => knownAs.includes(browserMark(email));

export const parseMarks = (cookieValue: string | undefined): string[] => cookieValue?.split(".").filter(Boolean) ?? [];

export function addMark(email: string, cookieValue: string | undefined): string {
  const mark = browserMark(email);
  return [mark, ...parseMarks(cookieValue).filter((other) => other !== mark)].slice(0, MAX_MARKS).join(".");
}
