import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { defaults, type EmailCategory, type Reader } from "@/lib/platform/outbox/notification-choice";
import { createWants } from "@/lib/platform/outbox/readers";
import { readUnsubscribeKey } from "@/lib/platform/outbox/unsubscribe-key";

/** What the link at the foot of a letter is about: its category, for whom, and whether such letters are wanted now. Null for a link that is not ours, or of somebody who left. */
export async function letterChoice(key: string) {
  const parsedKey = readUnsubscribeKey(key);
  if (!parsedKey || !(await isThere(db, parsedKey.reader))) return null;
  const { reader, category } = parsedKey;
  const chosen = await db.notificationSettings.findFirst({ where: reader });
  const wanted =
    category === "digest"
      ? (chosen?.digest ?? defaults.digest).length > 0
      : createWants(reader, chosen)(category, "mail");
  return { category, wanted, guardian: "guardianOf" in reader };
}

/** The same in an act; refuses `link_invalid`. */
export async function letterToChoose(tx: Tx, key: string): Promise<{ reader: Reader; category: EmailCategory }> {
  const parsedKey = readUnsubscribeKey(key);
  return parsedKey && (await isThere(tx, parsedKey.reader)) ? parsedKey : refuse("link_invalid");
}

async function isThere(client: Pick<Tx, "user" | "guardian">, reader: Reader) {
  const found =
    "userId" in reader
      ? await client.user.count({ where: { id: reader.userId, erasedAt: null } })
      : await client.guardian.count({ where: { playerId: reader.guardianOf } });
  return found > 0;
}
