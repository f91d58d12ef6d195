import "server-only";
import { nameToWrite } from "@/lib/contacts/queries/names";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import { composeFrom } from "@/lib/platform/outbox/mail-source";
import { Prisma } from "@/lib/platform/prisma/client";
import { emailRecipients } from "@/lib/recruiters/queries/members";

const UNREAD_AFTER_S = 30 * 60;
/** Older messages were already e-mailed or were not wanted. */
const MAX_AGE_DAYS = 2;

/** Queues one e-mail per reader of a conversation with a message unread for half an hour, and no other until it is read. Returns how many were queued. */
export const mailWaitingMessages = () =>
  forEachDueInBatches(listUnread, (id) => transaction((tx) => composeWaitingMessage(tx, id)));

async function listUnread(after: { gt: string } | undefined, take: number) {
  const afterCursor = after ? Prisma.sql`and m.id > ${after.gt}::uuid` : Prisma.empty;
  return db.$queryRaw<{ id: string }[]>`
    select m.id from messages m
    where not m.read and m.taken_down_at is null ${afterCursor}
      and m.created_at <= ${secondsFrom(now(), -UNREAD_AFTER_S)} and m.created_at > ${daysFrom(now(), -MAX_AGE_DAYS)}
      and not exists (
        select from messages earlier
        where earlier.thread_id = m.thread_id and earlier.receiver_id = m.receiver_id and not earlier.read
          and earlier.taken_down_at is null and (earlier.created_at, earlier.id) < (m.created_at, m.id))
      and not exists (select from mails where key = 'message ' || m.id)
    order by m.id limit ${take}`;
}

export async function composeWaitingMessage(tx: Tx, id: string): Promise<boolean> {
  const message = await tx.message.findFirst({ where: { id, read: false, takenDownAt: null }, select });
  if (!message) return false;
  composeFrom(tx, `waiting-message ${id}`);
  const { receiverType, threadId, thread } = message;
  const { playerId, recruiterId, player, recruiter } = thread;
  const toRecruiter = receiverType === "recruiter";
  const readers = toRecruiter ? await emailRecipients(tx, recruiterId) : toRecipients(player.user);
  const sender = toRecruiter ? await nameToWrite(tx, recruiterId, playerId) : recruiter.organizationName;
  for (const [index, { userId, to, locale }] of readers.entries()) {
    const t = translator(locale, "notifications");
    const link = env.APP_URL + localePath(`/messages?thread=${threadId}`, locale);
    const [subject, body] = [t("waiting.subject", { sender }), t("waiting.body", { sender, link })];
    const key = index === 0 ? `message ${id}` : `message ${id} ${userId}`;
    await queueMail(tx, { to, subject, body, audience: { category: "messages", userId }, key });
  }
  return readers.length > 0;
}

type Account = { id: string; email: string; locale: string; disabledAt: Date | null };

const toRecipients = ({ id: userId, email: to, locale, disabledAt }: Account) =>
  disabledAt ? [] : [{ userId, to, locale: locale as Locale }];
const select = {
  threadId: true,
  receiverType: true,
  thread: {
    select: {
      playerId: true,
      recruiterId: true,
      player: { select: { user: { select: { id: true, email: true, locale: true, disabledAt: true } } } },
      recruiter: { select: { organizationName: true } },
    },
  },
} as const;
