import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { now } from "../clock";
import { db, type Tx } from "../db/db";
import { withDirection } from "../i18n/reading-direction";
import { Prisma } from "../prisma/client";
import { type ComposeAgain, collect, sourceOf } from "./mail-source";
import { createChannel, type LeasedEntry } from "./outbox";
import { noteEmails } from "./outbox-context";
import { readerColumns, refreshMail } from "./refresh-mail";
import { CONNECTIONS, isPermanent, isReachable, LONGEST_SEND_S, newMessageId, send } from "./smtp";
import { type EmailDraft, wantedMail } from "./wanted-mail";

export type { EmailDraft } from "./wanted-mail";

/** Queues e-mails in the command's transaction; `deliverMail` sends them after the commit. */
export async function queueMail(tx: Tx, ...drafts: EmailDraft[]) {
  const emails = (await wantedMail(tx, drafts)).map(withDirection).map(withPlainHeaders);
  if (collect(tx, emails)) return;
  const rows = emails.map(({ audience, dueAt, ...email }) => ({
    dueAt,
    mail: {
      ...email,
      ...readerColumns(audience),
      id: randomUUID(),
      messageId: newMessageId(),
      createdAt: now(),
      source: sourceOf(tx),
    },
  }));
  const data = rows.map(({ mail }) => mail);
  const queued = await tx.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  const ids = queued.map(({ id }) => id);
  const entries = rows.flatMap(({ dueAt, mail: { id } }) =>
    ids.includes(id) ? { kind: "email" as const, mailId: id, dueAt } : [],
  );
  await tx.outboxEntry.createMany({ data: entries });
  noteEmails(ids);
}

const channel = createChannel({
  kind: "email",
  concurrency: CONNECTIONS,
  leaseSeconds: LONGEST_SEND_S + 60,
  isReady: isReachable,
  isPermanent,
});

/** Sends due e-mails, or those with these ids, outside transactions: composes one again if it waited, and sends it. After an expired lease it is sent again under the same Message-ID. An unreachable mail server costs no attempt. */
export const deliverMail = (composeAgain: ComposeAgain, ids?: string[]) =>
  channel({
    perform: (entry) => deliver(entry, composeAgain),
    ...(ids && { condition: Prisma.sql`and mail_id = any(${ids}::uuid[])`, atMost: ids.length }),
  });

async function deliver(entry: LeasedEntry, composeAgain: ComposeAgain) {
  const mail = await db.mail.findUnique({ where: { id: entry.mailId ?? undefined } });
  const email = mail && (await refreshMail(composeAgain, entry, mail));
  if (!email) return;
  await send(email);
  await markSent(email.id);
}

/** Retries for some seconds, so that a short database outage does not cause a second delivery. */
async function markSent(id: string, retries = 10) {
  try {
    await db.$executeRaw`
      with kept as (update mails set sent_at = ${now()} where id = ${id}::uuid and not forget_when_sent),
        forgotten as (delete from mails where id = ${id}::uuid and forget_when_sent)
      delete from outbox where mail_id = ${id}::uuid`;
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
