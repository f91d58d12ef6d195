import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { defaults, type Reader } from "@/lib/platform/outbox/notification-choice";

/** The settings of this reader, locked; made of the defaults where there are none yet. */
export async function settingsToChange(tx: Tx, reader: Reader) {
  const { bell, mail, digest, push } = defaults;
  const first = { ...reader, bell: [...bell], mail: [...mail], digest: [...digest], push: [...push] };
  await tx.notificationSettings.createMany({ data: first, skipDuplicates: true });
  const [whose, id] =
    "userId" in reader ? (["user", reader.userId] as const) : (["guardian", reader.guardianOf] as const);
  await (whose === "user"
    ? tx.$queryRaw`select id from notification_settings where user_id = ${id}::uuid for update`
    : tx.$queryRaw`select id from notification_settings where guardian_of = ${id}::uuid for update`);
  return tx.notificationSettings.findFirstOrThrow({ where: reader });
}
