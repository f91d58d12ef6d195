import "server-only";
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
import { lettersTo } from "@/lib/recruiters/queries/members";
import { nameToWrite } from "@/lib/scouting/queries/names";

const UNREAD_FOR_S = 30 * 60;
/** What has waited longer than that was written about, or was not wanted. */
const DAYS_LOOKED_BACK = 2;

/** One letter to each reader of a conversation in which a message waits unread for half an hour; no other until what waits was read. Returns how many were written. */
export const mailWaitingMessages = () =>
  forEachDueInBatches(unreadAfter, (id) => transaction((tx) => composeWaitingMessage(tx, id)));

/** The first unread message of each side of a conversation. */
async function unreadAfter(after: { gt: string } | undefined, take: number) {
  const beyond = after ? Prisma.sql`and m.id > ${after.gt}::uuid` : Prisma.empty;
  return db.$queryRaw<{ id: string }[]>`
    select m.id from messages m
    where not m.read and m.taken_down_at is null ${beyond}
      and m.created_at <= ${secondsFrom(now(), -UNREAD_FOR_S)} and m.created_at > ${daysFrom(now(), -DAYS_LOOKED_BACK)}
      and not exists (
        select from messages earlier
        where earlier.thread_id = m.thread_id and earlier.receiver_id = m.receiver_id and not earlier.read
          and earlier.taken_down_at is null and (earlier.created_at, earlier.id) < (m.created_at, m.id))
      and not exists (select from mails where key = 'message ' || m.id)
    order by m.id limit ${take}`;
}

/** Nothing once it was read, taken down, or its conversation ended. Returns whether somebody was written to. */
export async function composeWaitingMessage(tx: Tx, id: string): Promise<boolean> {
  const message = await tx.message.findFirst({ where: { id, read: false, takenDownAt: null }, select });
  if (!message) return false;
  composeFrom(tx, `waiting-message ${id}`);
  const { receiverType, threadId, thread } = message;
  const { playerId, recruiterId, player, recruiter } = thread;
  const toRecruiter = receiverType === "recruiter";
  const readers = toRecruiter ? await lettersTo(tx, recruiterId) : readerOf(player.user);
  const sender = toRecruiter ? await nameToWrite(tx, recruiterId, playerId) : recruiter.organizationName;
  for (const [at, { userId, to, locale }] of readers.entries()) {
    const t = translator(locale, "notifications");
    const link = env.APP_URL + localePath(`/messages?thread=${threadId}`, locale);
    const [subject, body] = [t("waiting.subject", { sender }), t("waiting.body", { sender, link })];
    const key = at === 0 ? `message ${id}` : `message ${id} ${userId}`;
    await queueMail(tx, { to, subject, body, told: { category: "messages", userId }, key });
  }
  return readers.length > 0;
}

type Account = { id: string; email: string; locale: string; disabledAt: Date | null };

const readerOf = ({ id: userId, email: to, locale, disabledAt }: Account) =>
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
