import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { defaults, type EmailCategory, type Reader } from "@/lib/platform/outbox/notification-choice";
import { settingsToChange } from "./settings-to-change";

/** Turns the letters of one category off or on again, or the one that sums up. */
export async function chooseLetters(tx: Tx, reader: Reader, category: EmailCategory, wanted: boolean) {
  const { id, mail } = await settingsToChange(tx, reader);
  const others = mail.filter((each) => each !== category);
  const data =
    category === "digest"
      ? { digest: wanted ? [...defaults.digest] : [] }
      : { mail: wanted ? [...others, category] : others };
  await tx.notificationSettings.update({ where: { id }, data });
}
