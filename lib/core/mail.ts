import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { daysFrom, now } from "./clock";
import { db, type Tx } from "./db";
import { log } from "./log";

/** Plain text; a line that is an address alone is a link in every mail reader. */
export type Letter = { to: string; subject: string; body: string };

/** Puts a letter in the transaction's outgoing post; `deliverMail` carries it after the commit. */
export async function post(tx: Tx, letter: Letter) {
  await tx.mail.create({ data: { ...letter, subject: oneLine(letter.subject), to: oneLine(letter.to) } });
}

/** Sends what waits, oldest first, once each across processes; a failure stays waiting for the next round. */
export async function deliverMail() {
  while (await deliverNext());
}

const DAYS_KEPT = 30;

/** Letters hold names and links: what was sent is forgotten after 30 days. */
export async function forgetSentMail() {
  await db.mail.deleteMany({ where: { sentAt: { lt: daysFrom(now(), -DAYS_KEPT) } } });
}

async function deliverNext() {
  try {
    return await db.$transaction(async (tx) => {
      const [next] = await tx.$queryRaw<{ id: string; to: string; subject: string; body: string }[]>`
        select id, "to", subject, body from mails where sent_at is null order by created_at limit 1 for update skip locked`;
      if (!next) return false;
      await carry(next);
      await tx.mail.update({ where: { id: next.id }, data: { sentAt: now() } });
      return true;
    });
  } catch (err) {
    log.error({ err }, "mail not delivered");
    return false;
  }
}

async function carry({ id, ...letter }: Letter & { id: string }) {
  const from = process.env.MAIL_FROM ?? "Recruit <hello@recruit.localhost>";
  const message = { from, to: letter.to, subject: letter.subject, text: letter.body };
  if (process.env.SMTP_URL) {
    await nodemailer.createTransport(process.env.SMTP_URL).sendMail(message);
    return;
  }
  const { message: eml } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const outbox = join(process.env.DATA_DIR ?? ".data", "outbox");
  await mkdir(outbox, { recursive: true });
  const path = join(outbox, `${now().toISOString().replaceAll(":", "-")}-${id}.eml`);
  await writeFile(`${path}.part`, eml as Buffer);
  await rename(`${path}.part`, path);
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
