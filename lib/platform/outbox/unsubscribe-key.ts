import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { id } from "../command/input";
import { deriveSecret } from "../secrets";
import { type EmailCategory, emailCategories, type Reader } from "./notification-choice";

/** The key of an unsubscribe link for one category, which works without a session and never expires. */
export function unsubscribeKey(reader: Reader, category: EmailCategory): string {
  const payload = "userId" in reader ? `u.${reader.userId}.${category}` : `g.${reader.guardianOf}.${category}`;
  return `${payload}.${signatureOf(payload)}`;
}

export function readUnsubscribeKey(key: string): { reader: Reader; category: EmailCategory } | null {
  const [kind, readerId, categoryName, ...rest] = key.split(".");
  const [parsedId, category] = [id.safeParse(readerId), z.enum(emailCategories).safeParse(categoryName)];
  if (!parsedId.success || !category.success || rest.length !== 1) return null;
  const reader = kind === "u" ? { userId: parsedId.data } : { guardianOf: parsedId.data };
  return isEqual(key, unsubscribeKey(reader, category.data)) ? { reader, category: category.data } : null;
}

const signatureOf = (payload: string) =>
  createHmac("sha256", deriveSecret("calling off letters")).update(payload).digest("base64url");

function isEqual(actual: string, expected: string) {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
