import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";

export async function eraseNotifications(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.notification.deleteMany({ where: { userId } });
  await tx.pushSubscription.deleteMany({ where: { userId } });
  await tx.notificationSettings.deleteMany({ where: { userId } });
}
