import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { daysFrom, now, secondsFrom } from "./clock";
import { db, type Tx } from "./db";
import { inPages } from "./in-pages";
import { log } from "./log";
import { Prisma } from "./prisma/client";
import { withDirection } from "./reading-direction";
import { afterFailure, TRIES } from "./retry";
import { CONNECTIONS, isPermanent, isReachable, LONGEST_SEND_S, type Message, newMessageId, send } from "./smtp";
import { type Letter, wantedMail } from "./wanted-mail";
import { noteMails } from "./written";

type Claimed = Message & { attempts: number };

export type { Letter } from "./wanted-mail";

/** Writes the letters that are wanted with the act, in its transaction; `deliverMail` sends them after the commit. */
export async function queueMail(tx: Tx, ...letters: Letter[]) {
  const wanted = (await wantedMail(tx, letters)).map(withDirection);
  const data = wanted.map(({ to, subject, told: _told, ...letter }) => ({
    ...letter,
    to: oneLine(to),
    subject: oneLine(subject),
    messageId: newMessageId(),
  }));
  const written = await tx.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  noteMails(written.map(({ id }) => id));
}

/** Makes a parked letter wait again, with all its tries. */
export async function requeueMail(tx: Tx, id: string) {
  const data = { parkedAt: null, attempts: 0, error: null, retryAt: now() };
  await tx.mail.updateMany({ where: { id, parkedAt: { not: null } }, data });
  noteMails([id]);
}

let busy = 0;

/**
 * Sends the letters that are due, or those `among` them: claimed in one statement, sent outside every transaction, marked in
 * another. A claim that nobody marked, because its process died, expires; the letter then goes out again under the same Message-ID.
 */
export async function deliverMail(among?: string[]) {
  const most = Math.min(CONNECTIONS - busy, among?.length ?? CONNECTIONS);
  await Promise.all(Array.from({ length: Math.max(most, 0) }, () => deliverInTurn(among)));
}

const DAYS_KEPT = 30;

/** Letters hold names and links: what was sent is forgotten after 30 days. */
export async function forgetSentMail() {
  await inPages(async (atMost) => {
    const before = daysFrom(now(), -DAYS_KEPT);
    return db.$executeRaw`delete from mails where id in (select id from mails where sent_at < ${before} limit ${atMost})`;
  });
}

/** One letter after the other, until none is due or the mail server is away: that costs no letter a try. */
async function deliverInTurn(among?: string[]) {
  busy++;
  try {
    while (await isReachable()) {
      const letter = await claim(among);
      if (!letter) return;
      await deliver(letter);
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
    returning id, message_id as "messageId", "to", subject, body, unsubscribe, attempts, created_at as "createdAt"`;
  return letter;
}

async function deliver(letter: Claimed) {
  const { id, attempts } = letter;
  try {
    if (attempts > TRIES) throw new Error("every try was interrupted");
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
    await db.mail.updateMany({ where: { id }, data: { sentAt: now(), claimedUntil: null, error: null } });
  } catch (error) {
    if (more === 0) throw error;
    await pause(1_000);
    await markSent(id, more - 1);
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
