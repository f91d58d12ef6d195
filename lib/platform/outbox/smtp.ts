import "server-only";
import { randomUUID } from "node:crypto";
import nodemailer from "nodemailer";
import { type EmailText, emailHtml } from "./email-html";
import { writeToOutbox } from "./outbox-folder";

export type Message = EmailText & {
  id: string;
  messageId: string;
  to: string;
  createdAt: Date;
};

export const CONNECTIONS = 16;
/** Seconds after which sending is aborted. */
export const LONGEST_SEND_S = 120;

type Transport = ReturnType<typeof connectTo>;
let current: { url: string; transport: Transport } | undefined;
let needsCheck = false;

/** Options in the URL (`smtp://host?socketTimeout=5000`, in milliseconds) take precedence. */
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
  if (!url) return writeToOutbox({ id, date, extension: "eml" }, await composeEml(message));
  try {
    await transportTo(url).sendMail({ ...message, signal: AbortSignal.timeout(LONGEST_SEND_S * 1000) });
  } catch (error) {
    needsCheck = !isPermanent(error);
    throw error;
  }
}

const unsubscribeHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function isPermanent(error: unknown) {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

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

async function composeEml(message: object): Promise<Buffer> {
  const { message: eml } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  return eml as Buffer;
}
