import "server-only";
import { openStates } from "@/lib/contacts/schema/requests";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { NotificationCategory } from "@/lib/platform/prisma/enums";

type WaitingPush = { userId: string; category: NotificationCategory; kind: string | null; about: unknown };

/** Whether a waiting push is obsolete: its category was turned off, the request behind it is no longer open, or the access it tells of has ended. */
export async function isOvertaken({ userId, category, kind, about }: WaitingPush): Promise<boolean> {
  const settings = await db.notificationSettings.findUnique({ where: { userId }, select: { push: true } });
  if (settings && !settings.push.includes(category)) return true;
  const { requestId, introductionId } = about as { requestId?: string; introductionId?: string };
  const unexpired = { expiresAt: { gt: now() } };
  if (kind === "requested" && requestId) {
    const where = { ...unexpired, id: requestId, status: { in: [...openStates] }, playerAnswer: null };
    return (await db.contactRequest.count({ where })) === 0;
  }
  if (kind === "accepted" && requestId)
    return (await db.disclosure.count({ where: { requestId, closedAt: null } })) === 0;
  if (kind === "introductionAccepted" && introductionId)
    return (await db.introduction.count({ where: { id: introductionId, closedAt: null } })) === 0;
  if (kind === "introductionRequested" && introductionId)
    return (await db.introduction.count({ where: { ...unexpired, id: introductionId, status: "pending" } })) === 0;
  return false;
}
