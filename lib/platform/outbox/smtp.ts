import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { type EmailText, emailHtml } from "./email-html";

export type Message = EmailText & {
  id: string;
  messageId: string;
  to: string;
  createdAt: Date;
};

/** Parallel connections of this process. */
export const CONNECTIONS = 16;
/** Seconds after which sending is aborted. */
export const LONGEST_SEND_S = 120;

type Transport = ReturnType<typeof connectTo>;
let current: { url: string; transport: Transport } | undefined;
let needsCheck = false;

/** Options in the URL (`smtp://host?socketTimeout=5000`, milliseconds) take precedence. */
const connectTo = (url: string) =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });

const sender = () => process.env.MAIL_FROM || "Recruit <hello@recruit.localhost>";

export const newMessageId = () => `<${randomUUID()}@${/@([^\s>]+)/.exec(sender())?.[1]}>`;

/** Sends an e-mail, or writes it to the outbox folder if no server is configured. */
export async function send({ id, messageId, to, createdAt: date, ...email }: Message) {
  const { subject, body: text, unsubscribe } = email;
  const headers = unsubscribe ? unsubscribeHeaders(unsubscribe) : {};
  const message = { from: sender(), to, subject, text, html: emailHtml(email), date, messageId, headers };
  const url = process.env.SMTP_URL;
  if (!url) return writeToOutbox(message, `${date.toISOString().replaceAll(":", "-")}-${id}.eml`);
  try {
    await transportTo(url).sendMail({ ...message, signal: AbortSignal.timeout(LONGEST_SEND_S * 1000) });
  } catch (error) {
    needsCheck = !isPermanent(error);
    throw error;
  }
}

/** One-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The server permanently refuses this recipient or content. */
export function isPermanent(error: unknown) {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

/** Checks the connection, but only after a failure. */
export async function isReachable() {
  const url = process.env.SMTP_URL;
  if (url && needsCheck)
    needsCheck = !(await transportTo(url)
      .verify()
      .catch(() => false));
  return !url || !needsCheck;
}

function transportTo(url: string) {
  if (current?.url !== url) {
    current?.transport.close();
    current = { url, transport: connectTo(url) };
  }
  return current.transport;
}

const ID_AND_EXTENSION = 40;
const outboxFolder = () => join(process.env.DATA_DIR ?? ".data", "outbox");

/** Deletes outbox files of deleted e-mails. */
export async function sweepOutbox(findKept: (ids: string[]) => Promise<Set<string>>) {
  const names = await readdir(outboxFolder()).catch(() => []);
  for (let from = 0; from < names.length; from += SWEPT_AT_ONCE) {
    const files = names
      .slice(from, from + SWEPT_AT_ONCE)
      .map((name) => ({ name, id: /^([\da-f-]{36})\.eml$/.exec(name.slice(-ID_AND_EXTENSION))?.[1] }));
    const kept = await findKept(files.flatMap(({ id }) => id ?? []));
    const expired = files.filter(({ id }) => id && !kept.has(id));
    await Promise.all(expired.map(({ name }) => rm(join(outboxFolder(), name), { force: true })));
  }
}

const SWEPT_AT_ONCE = 1_000;

async function writeToOutbox(message: object, name: string) {
  const { message: eml } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const outbox = outboxFolder();
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const path = join(outbox, name);
  await writeFile(`${path}.part`, eml as Buffer);
  await rename(`${path}.part`, path);
}
