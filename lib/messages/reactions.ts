import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { guardianLetter } from "@/lib/players/steps/guardian-letter";

/** A minor's guardian is told of a conversation once, until they have read it. */
export async function writeToGuardian(tx: Tx, { data: { messageId, threadId } }: Fact<"message.sent">) {
  const message = await tx.message.findUnique({
    where: { id: messageId },
    select: {
      byGuardian: true,
      thread: { select: { playerId: true, recruiter: { select: { organizationName: true } } } },
    },
  });
  if (!message || message.byGuardian) return;
  const letter = await guardianLetter(tx, message.thread.playerId);
  if (letter?.status !== "confirmed" || !(await notYetTold(tx, threadId))) return;
  const say = translator(letter.locale, "messages");
  const values = { ...letter.names, organization: message.thread.recruiter.organizationName, link: letter.link };
  await queueMail(tx, {
    to: letter.to,
    subject: say("guardianMail.subject", values),
    body: say("guardianMail.body", values),
    told: { category: "messages", guardianOf: message.thread.playerId },
  });
}

async function notYetTold(tx: Tx, threadId: string) {
  const told = await tx.$executeRaw`
    update threads set guardian_told_at = ${now()}
    where id = ${threadId}::uuid and (guardian_told_at is null or guardian_read_at >= guardian_told_at)`;
  return told > 0;
}

/** What an erased account wrote is gone; the conversation stays with the other side, and what that side wrote. */
export async function eraseMessages(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.message.deleteMany({
    where: {
      OR: [
        { receiverType: "recruiter", thread: { player: { userId } } },
        { receiverType: "player", thread: { recruiter: { userId } } },
      ],
    },
  });
}
