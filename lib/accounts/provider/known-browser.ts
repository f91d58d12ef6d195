import "server-only";
import { createHmac } from "node:crypto";
import type { Actor } from "@/lib/platform/command/actor";
import { deriveSecret } from "@/lib/platform/secrets";

const MOST = 5;

/** What a browser keeps of an account that once signed in there. It opens nothing; nobody else can make it. */
const markOf = (email: string) =>
  createHmac("sha256", deriveSecret("known browsers")).update(email.toLowerCase()).digest("base64url");

export const isKnownAs = ({ knownAs }: Actor, email: string) => knownAs.includes(markOf(email));

export const marksIn = (kept: string | undefined): string[] => kept?.split(".").filter(Boolean) ?? [];

/** The marks a browser is to keep once this account has signed in there, too: those of the last few. */
export function markedAs(email: string, kept: string | undefined): string {
  const mark = markOf(email);
  return [mark, ...marksIn(kept).filter((other) => other !== mark)].slice(0, MOST).join(".");
}
