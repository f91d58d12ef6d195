import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { defaults, type EmailCategory, type Reader } from "@/lib/platform/outbox/notification-choice";
import { settingsToChange } from "./settings-to-change";

export async function setEmailPreference(tx: Tx, reader: Reader, category: EmailCategory, isWanted: boolean) {
  const { id, mail } = await settingsToChange(tx, reader);
  const otherCategories = mail.filter((current) => current !== category);
  const data =
    category === "digest"
      ? { digest: isWanted ? [...defaults.digest] : [] }
      : { mail: isWanted ? [...otherCategories, category] : otherCategories };
  await tx.notificationSettings.update({ where: { id }, data });
}
