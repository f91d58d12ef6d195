import "server-only";
import { now, secondsFrom } from "../clock";
import { transaction } from "../command/command";
import type { Tx } from "../db/db";
import type { ComposeAgain, Email } from "./mail-source";
import type { Audience } from "./notification-choice";
import { type LeasedEntry, postpone } from "./outbox";

/** Seconds after which an e-mail is composed again before it is sent. */
const MAX_AGE_S = 60;

type QueuedEmail = {
  id: string;
  to: string;
  subject: string;
  body: string;
  unsubscribe: string | null;
  createdAt: Date;
  source: string | null;
  userId: string | null;
  guardianOf: string | null;
};

export const readerColumns = (audience: Audience) => ({
  userId: typeof audience === "object" && "userId" in audience ? audience.userId : null,
  guardianOf: typeof audience === "object" && "guardianOf" in audience ? audience.guardianOf : null,
});

/** The e-mail with current content; null when it was deleted as outdated or unwanted, or delayed by quiet hours. */
export async function refreshMail<M extends QueuedEmail>(
  composeAgain: ComposeAgain,
  entry: LeasedEntry,
  mail: M,
): Promise<M | null> {
  const { id, source } = mail;
  if (source === null || mail.createdAt > secondsFrom(now(), -MAX_AGE_S)) return mail;
  return transaction(async (tx) => {
    const where = { id, sentAt: null, outbox: { attempts: entry.attempts } };
    const email = (await composeOrNone(tx, composeAgain, source)).find((candidate) => isFor(mail, candidate));
    if (!email) {
      await tx.mail.deleteMany({ where });
      return null;
    }
    const { to, subject, body, unsubscribe, dueAt } = email;
    const text = { to, subject, body, unsubscribe };
    await tx.mail.updateMany({ where, data: text });
    if (dueAt <= now()) return { ...mail, ...text };
    await postpone(tx, entry, dueAt);
    return null;
  });
}

async function composeOrNone(tx: Tx, composeAgain: ComposeAgain, source: string): Promise<Email[]> {
  try {
    return await composeAgain(tx, source);
  } catch (error) {
    if ((error as { code?: string }).code === "P2025") return [];
    throw error;
  }
}

function isFor({ userId, guardianOf, to }: QueuedEmail, email: Email) {
  if (email.audience === "at_once") return userId === null && guardianOf === null && email.to === to;
  const reader = readerColumns(email.audience);
  return reader.userId === userId && reader.guardianOf === guardianOf;
}
