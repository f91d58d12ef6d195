import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "../clock";
import { env } from "../env";
import { writeToOutbox } from "./outbox-folder";

const TIMEOUT_MS = 10_000;

/** Where e-mails are really sent, text messages need a gateway. */
export const canSendTexts = () => Boolean(env.SMS_URL || !env.SMTP_URL);

/** Hands a text message to the gateway, or writes it to the outbox folder if none is configured. Throws unless it was accepted. */
export async function sendText(to: string, body: string) {
  if (!env.SMS_URL) return writeToOutbox({ id: randomUUID(), date: now(), extension: "sms" }, `To: ${to}\n\n${body}\n`);
  const gateway = new URL(env.SMS_URL);
  const login = `${decodeURIComponent(gateway.username)}:${decodeURIComponent(gateway.password)}`;
  [gateway.username, gateway.password] = ["", ""];
  const response = await fetch(gateway, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { authorization: `Basic ${Buffer.from(login).toString("base64")}` },
    body: new URLSearchParams({ To: to, From: env.SMS_FROM ?? "", Body: body }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the text message gateway answered ${response.status}`);
}
