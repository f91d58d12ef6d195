import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { isComposingAgain } from "@/lib/platform/outbox/mail-source";
import { guardianRecipient } from "@/lib/players/steps/guardian-recipient";

/** E-mails a minor's guardian once about a conversation, and again only after they have read it; not once the conversation is closed. */
export async function emailGuardianAboutMessage(
  tx: Tx,
  { data: { messageId, threadId } }: DomainEvent<"message.sent">,
) {
  const message = await tx.message.findUnique({
    where: { id: messageId },
    select: {
      byGuardian: true,
      thread: {
        select: {
          playerId: true,
          recruiter: { select: { organizationName: true } },
          request: { select: { disclosure: { select: { closedAt: true } } } },
        },
      },
    },
  });
  if (!message || message.byGuardian || message.thread.request.disclosure?.closedAt) return;
  const guardianEmail = await guardianRecipient(tx, message.thread.playerId);
  const shouldSend = isComposingAgain(tx) ? await isUnread(tx, threadId) : await markAnnounced(tx, threadId);
  if (guardianEmail?.status !== "confirmed" || !shouldSend) return;
  const t = translator(guardianEmail.locale, "messages");
  const values = {
    ...guardianEmail.names,
    organization: message.thread.recruiter.organizationName,
    link: `${guardianEmail.link}/${threadId}`,
  };
  await queueMail(tx, {
    to: guardianEmail.to,
    subject: t("guardianMail.subject", values),
    body: t("guardianMail.body", values),
    audience: { category: "messages", guardianOf: message.thread.playerId },
  });
}

async function markAnnounced(tx: Tx, threadId: string) {
  const updatedCount = await tx.$executeRaw`
    update threads set guardian_notified_at = ${now()}
    where id = ${threadId}::uuid and (guardian_notified_at is null or guardian_read_at >= guardian_notified_at)`;
  return updatedCount > 0;
}

const isUnread = async (tx: Tx, id: string) =>
  (
    await tx.$queryRaw<unknown[]>`
    select from threads where id = ${id}::uuid and (guardian_read_at is null or guardian_read_at < guardian_notified_at)`
  ).length > 0;

/** Deletes what the erased account wrote; the other side keeps the conversation and its own messages. */
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
