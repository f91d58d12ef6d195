import "server-only";
import { after } from "next/server";
import { wake } from "@/lib/platform/outbox/jobs";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { collectOutboxEntries, type OutboxEntries } from "@/lib/platform/outbox/outbox-context";
import { composeAgain } from "./compose-again";
import { dispatch } from "./handlers";

/** Runs `act`; after the response is sent, successful or not, handles the events and sends the e-mails that this call recorded. */
export async function afterCommit<T>(act: () => Promise<T>): Promise<T> {
  const entries: OutboxEntries = { events: [], mails: [] };
  try {
    return await collectOutboxEntries(entries, act);
  } finally {
    if (entries.events.length + entries.mails.length > 0) after(() => handleWritten(entries));
  }
}

const EMAILS_PER_CALL = 20;

/** One attempt per handler and e-mail; the scheduled jobs do what is left or failed. */
export async function handleWritten(entries: OutboxEntries) {
  await collectOutboxEntries(entries, async () => {
    while (entries.events.length > 0) if (!(await dispatch(entries.events.splice(0)))) await wake("handlers");
  });
  await deliverMail(composeAgain, entries.mails.splice(0, EMAILS_PER_CALL));
  if (entries.mails.length > 0) await wake("mail");
}
