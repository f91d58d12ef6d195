import "server-only";
import { now, secondsFrom } from "../clock";
import { transaction } from "../command/command";
import type { Tx } from "../db/db";
import type { ComposeAgain, Email } from "./mail-source";
import type { Told } from "./notification-choice";

/** Seconds for which an email is sent as it was composed; a later one has waited for the morning or for another try. */
const FRESH_S = 60;

type Waiting = {
  id: string;
  attempts: number;
  to: string;
  subject: string;
  body: string;
  unsubscribe: string | null;
  createdAt: Date;
  source: string | null;
  userId: string | null;
  guardianOf: string | null;
};

/** Whom an email is for, as its row keeps it. */
export const readerColumns = (told: Told) => ({
  userId: typeof told === "object" && "userId" in told ? told.userId : null,
  guardianOf: typeof told === "object" && "guardianOf" in told ? told.guardianOf : null,
});

/**
 * The email as it reads today. One that is not true or not wanted any more is deleted, and one that now falls into its
 * reader's night waits again: null for both.
 */
export async function refreshMail<M extends Waiting>(composeAgain: ComposeAgain, mail: M): Promise<M | null> {
  const { id, attempts, source } = mail;
  if (source === null || mail.createdAt > secondsFrom(now(), -FRESH_S)) return mail;
  return transaction(async (tx) => {
    const where = { id, attempts, sentAt: null };
    const email = (await unlessGone(tx, composeAgain, source)).find((one) => isFor(mail, one));
    if (!email) {
      await tx.mail.deleteMany({ where });
      return null;
    }
    const { to, subject, body, unsubscribe, retryAt } = email;
    const text = { to, subject, body, unsubscribe };
    const waits = retryAt > now();
    await tx.mail.updateMany({
      where,
      data: { ...text, ...(waits && { retryAt, claimedUntil: null, attempts: attempts - 1 }) },
    });
    return waits ? null : { ...mail, ...text };
  });
}

/** No email about what is not there any more. */
async function unlessGone(tx: Tx, composeAgain: ComposeAgain, source: string): Promise<Email[]> {
  try {
    return await composeAgain(tx, source);
  } catch (error) {
    if ((error as { code?: string }).code === "P2025") return [];
    throw error;
  }
}

function isFor({ userId, guardianOf, to }: Waiting, email: Email) {
  if (email.told === "at_once") return userId === null && guardianOf === null && email.to === to;
  const reader = readerColumns(email.told);
  return reader.userId === userId && reader.guardianOf === guardianOf;
}
