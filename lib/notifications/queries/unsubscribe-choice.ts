import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { defaults, type EmailCategory, type Reader } from "@/lib/platform/outbox/notification-choice";
import { createWants } from "@/lib/platform/outbox/readers";
import { readUnsubscribeKey } from "@/lib/platform/outbox/unsubscribe-key";

/** The category, the reader and the current preference behind an unsubscribe link; null when the link is invalid or the account was erased. */
export async function unsubscribeChoice(key: string) {
  const parsedKey = readUnsubscribeKey(key);
  if (!parsedKey || !(await readerExists(db, parsedKey.reader))) return null;
  const { reader, category } = parsedKey;
  const settings = await db.notificationSettings.findFirst({ where: reader });
  const isWanted =
    category === "digest"
      ? (settings?.digest ?? defaults.digest).length > 0
      : createWants(reader, settings)(category, "mail");
  return { category, wanted: isWanted, guardian: "guardianOf" in reader };
}

/** Reads an unsubscribe key inside a transaction; refuses `link_invalid`. */
export async function readUnsubscribe(tx: Tx, key: string): Promise<{ reader: Reader; category: EmailCategory }> {
  const parsedKey = readUnsubscribeKey(key);
  return parsedKey && (await readerExists(tx, parsedKey.reader)) ? parsedKey : refuse("link_invalid");
}

async function readerExists(client: Pick<Tx, "user" | "guardian">, reader: Reader) {
  const matchCount =
    "userId" in reader
      ? await client.user.count({ where: { id: reader.userId, erasedAt: null } })
      : await client.guardian.count({ where: { playerId: reader.guardianOf } });
  return matchCount > 0;
}
