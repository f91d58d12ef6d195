import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { translator } from "@/lib/platform/i18n/translator";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import { isComposingAgain } from "@/lib/platform/outbox/mail-source";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";

/** A minor's guardian is told of a conversation once, until they have read it. */
export async function writeToGuardian(tx: Tx, { data: { messageId, threadId } }: DomainEvent<"message.sent">) {
  const message = await tx.message.findUnique({
    where: { id: messageId },
    select: {
      byGuardian: true,
      thread: { select: { playerId: true, recruiter: { select: { organizationName: true } } } },
    },
  });
  if (!message || message.byGuardian) return;
  const guardianEmail = await guardianLetter(tx, message.thread.playerId);
  const due = isComposingAgain(tx) ? await stillUnread(tx, threadId) : await notYetTold(tx, threadId);
  if (guardianEmail?.status !== "confirmed" || !due) return;
  const t = translator(guardianEmail.locale, "messages");
  const values = {
    ...guardianEmail.names,
    organization: message.thread.recruiter.organizationName,
    link: guardianEmail.link,
  };
  await queueMail(tx, {
    to: guardianEmail.to,
    subject: t("guardianMail.subject", values),
    body: t("guardianMail.body", values),
    told: { category: "messages", guardianOf: message.thread.playerId },
  });
}

async function notYetTold(tx: Tx, threadId: string) {
  const announcedCount = await tx.$executeRaw`
    update threads set guardian_told_at = ${now()}
    where id = ${threadId}::uuid and (guardian_told_at is null or guardian_read_at >= guardian_told_at)`;
  return announcedCount > 0;
}

const stillUnread = async (tx: Tx, id: string) =>
  (
    await tx.$queryRaw<unknown[]>`
    select from threads where id = ${id}::uuid and (guardian_read_at is null or guardian_read_at < guardian_told_at)`
  ).length > 0;

/** What an erased account wrote is gone; the conversation stays with the other side, and what that side wrote. */
export async function eraseMessages(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.message.deleteMany({
    where: {
      OR: [
        { receiverType: "recruiter", thread: { player: { userId } } },
        { receiverType: "player", thread: { recruiter: { userId } } },
      ],
    },
  });
}
