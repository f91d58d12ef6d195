import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { now, secondsFrom } from "@/lib/platform/clock";
import { deriveSecret } from "@/lib/platform/secrets";
import { challengeLife } from "../schema";

/** Asks a factor for a code: an id that says until when, and that nobody else can make. Nothing is kept of it. */
export function challengeOf(factorId: string): { id: string; expiresAt: Date } {
  const expiresAt = secondsFrom(now(), challengeLife);
  return { id: signed(factorId, expiresAt.getTime()), expiresAt };
}

export function isOpenChallenge(factorId: string, id: string): boolean {
  const until = Number.parseInt(id.split(".")[0] ?? "", 36);
  if (!Number.isSafeInteger(until) || until <= now().getTime()) return false;
  const [given, ours] = [Buffer.from(id), Buffer.from(signed(factorId, until))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}

function signed(factorId: string, until: number) {
  const seal = createHmac("sha256", deriveSecret("challenges")).update(`${factorId} ${until}`).digest("base64url");
  return `${until.toString(36)}.${seal}`;
}
