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

/** Letters this process carries at the same time, each on a connection of its own. */
export const CONNECTIONS = 16;
/** Seconds after which sending one letter is given up, whatever the server does. */
export const LONGEST_SEND_S = 120;

type Transport = ReturnType<typeof connectTo>;
let open: { url: string; transport: Transport } | undefined;
let doubted = false;

/** Options in the address (`smtp://host?socketTimeout=5000`, milliseconds) win over these. */
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

/** A Message-ID in the sender's domain. */
export const newMessageId = () => `<${randomUUID()}@${/@([^\s>]+)/.exec(sender())?.[1]}>`;

/** Hands a letter to the mail server, or writes it to the outbox folder where there is none. */
export async function send({ id, messageId, to, createdAt: date, ...email }: Message) {
  const { subject, body: text, unsubscribe } = email;
  const headers = unsubscribe ? calledOffAt(unsubscribe) : {};
  const message = { from: sender(), to, subject, text, html: emailHtml(email), date, messageId, headers };
  const url = process.env.SMTP_URL;
  if (!url) return writeToOutbox(message, `${date.toISOString().replaceAll(":", "-")}-${id}.eml`);
  try {
    await transportTo(url).sendMail({ ...message, signal: AbortSignal.timeout(LONGEST_SEND_S * 1000) });
  } catch (error) {
    doubted = !isPermanent(error);
    throw error;
  }
}

/** A press in the mail program calls off such letters (RFC 8058). */
const calledOffAt = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The server refuses this letter and will do so again: for its address or its content, not for what we are. */
export function isPermanent(error: unknown) {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

/** Whether the mail server greets us; asked only after it failed to take a letter. */
export async function isReachable() {
  const url = process.env.SMTP_URL;
  if (url && doubted)
    doubted = !(await transportTo(url)
      .verify()
      .catch(() => false));
  return !url || !doubted;
}

function transportTo(url: string) {
  if (open?.url !== url) {
    open?.transport.close();
    open = { url, transport: connectTo(url) };
  }
  return open.transport;
}

const ID_AND_EXTENSION = 40;
const outboxFolder = () => join(process.env.DATA_DIR ?? ".data", "outbox");

/** Deletes the files of emails that are not kept any more. */
export async function sweepOutbox(keptAmong: (ids: string[]) => Promise<Set<string>>) {
  const names = await readdir(outboxFolder()).catch(() => []);
  for (let from = 0; from < names.length; from += SWEPT_AT_ONCE) {
    const files = names
      .slice(from, from + SWEPT_AT_ONCE)
      .map((name) => ({ name, id: /^([\da-f-]{36})\.eml$/.exec(name.slice(-ID_AND_EXTENSION))?.[1] }));
    const kept = await keptAmong(files.flatMap(({ id }) => id ?? []));
    const swept = files.filter(({ id }) => id && !kept.has(id));
    await Promise.all(swept.map(({ name }) => rm(join(outboxFolder(), name), { force: true })));
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
