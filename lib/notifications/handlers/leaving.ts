import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";

export async function eraseNotifications(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.notification.deleteMany({ where: { userId } });
  await tx.pushSubscription.deleteMany({ where: { userId } });
  await tx.notificationSettings.deleteMany({ where: { userId } });
}
