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
import { type Letter, wantedMail } from "./wanted-mail";

type Claimed = Message & {
  attempts: number;
  source: string | null;
};

export type { Letter } from "./wanted-mail";

/** Writes the letters that are wanted with the act, in its transaction; `deliverMail` sends them after the commit. */
export async function queueMail(tx: Tx, ...letters: Letter[]) {
  const wanted = (await wantedMail(tx, letters)).map(withDirection).map(withPlainHeaders);
  if (collect(tx, wanted)) return;
  const data = wanted.map(({ told, ...letter }) => ({
    ...letter,
    ...readerColumns(told),
    messageId: newMessageId(),
    createdAt: now(),
    source: sourceOf(tx),
  }));
  const written = await tx.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  noteEmails(written.map(({ id }) => id));
}

/** Makes a parked letter wait again, with all its tries. */
export async function requeueMail(tx: Tx, id: string) {
  const data = { parkedAt: null, attempts: 0, error: null, retryAt: now() };
  await tx.mail.updateMany({ where: { id, parkedAt: { not: null } }, data });
  noteEmails([id]);
}

let busy = 0;

/**
 * Sends the letters that are due, or those `among` them: claimed in one statement, composed again if they waited, sent outside
 * every transaction, marked in another. A claim that nobody marked, because its process died, expires; the letter then goes out again under the same Message-ID.
 */
export async function deliverMail(composeAgain: ComposeAgain, among?: string[]) {
  const most = Math.min(CONNECTIONS - busy, among?.length ?? CONNECTIONS);
  await Promise.all(Array.from({ length: Math.max(most, 0) }, () => deliverInTurn(composeAgain, among)));
}

/** One letter after the other, until none is due or the mail server is away: that costs no letter a try. */
async function deliverInTurn(composeAgain: ComposeAgain, among?: string[]) {
  busy++;
  try {
    while (await isReachable()) {
      const letter = await claim(among);
      if (!letter) return;
      await deliver(letter, composeAgain);
    }
  } finally {
    busy--;
  }
}

async function claim(among?: string[]): Promise<Claimed | undefined> {
  const [at, until] = [now(), secondsFrom(now(), LONGEST_SEND_S + 60)];
  const chosen = among ? Prisma.sql`and id = any(${among}::uuid[])` : Prisma.empty;
  const [letter] = await db.$queryRaw<Claimed[]>`
    update mails set attempts = attempts + 1, claimed_until = ${until} where id = (
      select id from mails where sent_at is null and parked_at is null and retry_at <= ${at}
        and (claimed_until is null or claimed_until <= ${at}) ${chosen}
      order by retry_at, id limit 1 for update skip locked)
    returning id, message_id as "messageId", "to", subject, body, unsubscribe, attempts, created_at as "createdAt",
      source, user_id as "userId", guardian_of as "guardianOf"`;
  return letter;
}

async function deliver(claimed: Claimed, composeAgain: ComposeAgain) {
  const { id, attempts } = claimed;
  try {
    if (attempts > TRIES) throw new Error("every try was interrupted");
    const letter = await refreshMail(composeAgain, claimed);
    if (!letter) return;
    await send(letter);
  } catch (error) {
    const fate = isPermanent(error) ? afterFailure(TRIES, error) : afterFailure(attempts, error);
    log.error({ err: error, mailId: id, attempts, parked: "parkedAt" in fate }, "mail not delivered");
    // Not when the claim expired meanwhile and is somebody else's.
    await db.mail.updateMany({
      where: { id, attempts, sentAt: null },
      data: { ...fate, attempts, claimedUntil: null },
    });
    return;
  }
  await markSent(id);
}

/** The letter is out: a database that is away for a moment must not make it go twice. */
async function markSent(id: string, more = 10) {
  try {
    const { count } = await db.mail.updateMany({
      where: { id, forgetWhenSent: false },
      data: { sentAt: now(), claimedUntil: null, error: null },
    });
    if (count === 0) await db.mail.deleteMany({ where: { id } });
  } catch (error) {
    if (more === 0) throw error;
    await pause(1_000);
    await markSent(id, more - 1);
  }
}

const withPlainHeaders = <L extends { to: string; subject: string }>(letter: L): L => ({
  ...letter,
  to: oneLine(letter.to),
  subject: oneLine(letter.subject),
});

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
