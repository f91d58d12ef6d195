import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { now, secondsFrom } from "../clock";
import { db, type Tx } from "../db/db";
import { log } from "../http/log";
import { withDirection } from "../i18n/reading-direction";
import { Prisma } from "../prisma/client";
import { type ComposeAgain, collect, sourceOf } from "./mail-source";
import { noteEmails } from "./outbox-context";
import { readerColumns, refreshMail } from "./refresh-mail";
import { afterFailure, TRIES } from "./retry";
import { CONNECTIONS, isPermanent, isReachable, LONGEST_SEND_S, type Message, newMessageId, send } from "./smtp";
import { type EmailDraft, wantedMail } from "./wanted-mail";

type LeasedEmail = Message & {
  attempts: number;
  source: string | null;
};

export type { EmailDraft } from "./wanted-mail";

/** Queues e-mails in the command's transaction; `deliverMail` sends them after the commit. */
export async function queueMail(tx: Tx, ...drafts: EmailDraft[]) {
  const emails = (await wantedMail(tx, drafts)).map(withDirection).map(withPlainHeaders);
  if (collect(tx, emails)) return;
  const data = emails.map(({ audience, ...email }) => ({
    ...email,
    ...readerColumns(audience),
    messageId: newMessageId(),
    createdAt: now(),
    source: sourceOf(tx),
  }));
  const rows = await tx.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  noteEmails(rows.map(({ id }) => id));
}

export async function requeueMail(tx: Tx, id: string) {
  const data = { parkedAt: null, attempts: 0, error: null, retryAt: now() };
  await tx.mail.updateMany({ where: { id, parkedAt: { not: null } }, data });
  noteEmails([id]);
}

let activeSenders = 0;

/** Sends due e-mails, or those with these ids: leases one, composes it again if it waited, and sends it outside transactions. After an expired lease it is sent again under the same Message-ID. */
export async function deliverMail(composeAgain: ComposeAgain, ids?: string[]) {
  const senders = Math.min(CONNECTIONS - activeSenders, ids?.length ?? CONNECTIONS);
  await Promise.all(Array.from({ length: Math.max(senders, 0) }, () => deliverUntilNoneDue(composeAgain, ids)));
}

/** Stops when no e-mail is due or the mail server is unreachable; the latter costs no attempt. */
async function deliverUntilNoneDue(composeAgain: ComposeAgain, ids?: string[]) {
  activeSenders++;
  try {
    while (await isReachable()) {
      const email = await leaseNext(ids);
      if (!email) return;
      await deliver(email, composeAgain);
    }
  } finally {
    activeSenders--;
  }
}

async function leaseNext(ids?: string[]): Promise<LeasedEmail | undefined> {
  const [leasedAt, leaseEnd] = [now(), secondsFrom(now(), LONGEST_SEND_S + 60)];
  const condition = ids ? Prisma.sql`and id = any(${ids}::uuid[])` : Prisma.empty;
  const [email] = await db.$queryRaw<LeasedEmail[]>`
    update mails set attempts = attempts + 1, claimed_until = ${leaseEnd} where id = (
      select id from mails where sent_at is null and parked_at is null and retry_at <= ${leasedAt}
        and (claimed_until is null or claimed_until <= ${leasedAt}) ${condition}
      order by retry_at, id limit 1 for update skip locked)
    returning id, message_id as "messageId", "to", subject, body, unsubscribe, attempts, created_at as "createdAt",
      source, user_id as "userId", guardian_of as "guardianOf"`;
  return email;
}

async function deliver(leased: LeasedEmail, composeAgain: ComposeAgain) {
  const { id, attempts } = leased;
  try {
    if (attempts > TRIES) throw new Error("every try was interrupted");
    const email = await refreshMail(composeAgain, leased);
    if (!email) return;
    await send(email);
  } catch (error) {
    const outcome = isPermanent(error) ? afterFailure(TRIES, error) : afterFailure(attempts, error);
    log.error({ err: error, mailId: id, attempts, parked: "parkedAt" in outcome }, "mail not delivered");
    // Not if the lease expired and another sender took the e-mail.
    await db.mail.updateMany({
      where: { id, attempts, sentAt: null },
      data: { ...outcome, attempts, claimedUntil: null },
    });
    return;
  }
  await markSent(id);
}

/** Retries for some seconds, so that a short database outage does not cause a second delivery. */
async function markSent(id: string, retries = 10) {
  try {
    const { count } = await db.mail.updateMany({
      where: { id, forgetWhenSent: false },
      data: { sentAt: now(), claimedUntil: null, error: null },
    });
    if (count === 0) await db.mail.deleteMany({ where: { id } });
  } catch (error) {
    if (retries === 0) throw error;
    await pause(1_000);
    await markSent(id, retries - 1);
  }
}

const withPlainHeaders = <L extends { to: string; subject: string }>(email: L): L => ({
  ...email,
  to: oneLine(email.to),
  subject: oneLine(email.subject),
});

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
