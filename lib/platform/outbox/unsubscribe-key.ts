import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { id } from "../command/input";
import { deriveSecret } from "../secrets";
import { type EmailCategory, emailCategories, type Reader } from "./notification-choice";

/** Names of categories in links of earlier e-mails. */
const formerNames = new Map<string, EmailCategory>([["desk", "staff"]]);

/** The key of an unsubscribe link for one category, which works without a session and never expires. */
export function unsubscribeKey(reader: Reader, category: EmailCategory): string {
  return signedKey("userId" in reader ? `u.${reader.userId}.${category}` : `g.${reader.guardianOf}.${category}`);
}

export function readUnsubscribeKey(key: string): { reader: Reader; category: EmailCategory } | null {
  const [kind, readerId, name = "", ...rest] = key.split(".");
  const category = z.enum(emailCategories).safeParse(formerNames.get(name) ?? name);
  const parsedId = id.safeParse(readerId);
  if (!parsedId.success || !category.success || rest.length !== 1) return null;
  if (!isEqual(key, signedKey(`${kind}.${readerId}.${name}`))) return null;
  const reader = kind === "u" ? { userId: parsedId.data } : { guardianOf: parsedId.data };
  return { reader, category: category.data };
}

const signedKey = (payload: string) =>
  `${payload}.${createHmac("sha256", deriveSecret("calling off letters")).update(payload).digest("base64url")}`;

function isEqual(actual: string, expected: string) {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
