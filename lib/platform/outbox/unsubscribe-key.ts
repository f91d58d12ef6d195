import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { id } from "../command/input";
import { deriveSecret } from "../secrets";
import { type LetterCategory, letterCategories, type Reader } from "./notification-choice";

/** Lets whoever holds a letter call off those of its category, without signing in: for one reader and one category, without an end. */
export function unsubscribeKey(reader: Reader, category: LetterCategory): string {
  const said = "userId" in reader ? `u.${reader.userId}.${category}` : `g.${reader.guardianOf}.${category}`;
  return `${said}.${sealOf(said)}`;
}

/** Whose key this is and for what; null for one that we did not make. */
export function readUnsubscribeKey(key: string): { reader: Reader; category: LetterCategory } | null {
  const [kind, whose, about, ...rest] = key.split(".");
  const [of, category] = [id.safeParse(whose), z.enum(letterCategories).safeParse(about)];
  if (!of.success || !category.success || rest.length !== 1) return null;
  const reader = kind === "u" ? { userId: of.data } : { guardianOf: of.data };
  return isSame(key, unsubscribeKey(reader, category.data)) ? { reader, category: category.data } : null;
}

const sealOf = (said: string) =>
  createHmac("sha256", deriveSecret("calling off letters")).update(said).digest("base64url");

function isSame(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
