import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { defaults, type Reader } from "@/lib/platform/outbox/notification-choice";

/** Returns the reader's settings, locked for update and created from the defaults when missing. */
export async function settingsToChange(tx: Tx, reader: Reader) {
  const { bell, mail, digest, push } = defaults;
  const initial = { ...reader, bell: [...bell], mail: [...mail], digest: [...digest], push: [...push] };
  await tx.notificationSettings.createMany({ data: initial, skipDuplicates: true });
  const [owner, id] =
    "userId" in reader ? (["user", reader.userId] as const) : (["guardian", reader.guardianOf] as const);
  await (owner === "user"
    ? tx.$queryRaw`select id from notification_settings where user_id = ${id}::uuid for update`
    : tx.$queryRaw`select id from notification_settings where guardian_of = ${id}::uuid for update`);
  return tx.notificationSettings.findFirstOrThrow({ where: reader });
}
