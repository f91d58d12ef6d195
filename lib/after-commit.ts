import "server-only";
import { after } from "next/server";
import { composeAgain } from "@/lib/compose-again";
import { dispatch } from "@/lib/handlers";
import { wake } from "@/lib/platform/outbox/jobs";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { collectOutboxEntries, type OutboxEntries } from "@/lib/platform/outbox/outbox-context";

/** Runs `act`. After the answer is sent, successful or not, it handles the events and sends the e-mails that this act wrote, and no others. */
export async function afterCommit<T>(act: () => Promise<T>): Promise<T> {
  const written: OutboxEntries = { facts: [], mails: [] };
  try {
    return await collectOutboxEntries(written, act);
  } finally {
    if (written.facts.length + written.mails.length > 0) after(() => handleWritten(written));
  }
}

const EMAILS_AT_ONCE = 20;

/** One attempt for each handler and e-mail; what is left or fails is done by the scheduled jobs. */
export async function handleWritten(written: OutboxEntries) {
  await collectOutboxEntries(written, async () => {
    while (written.facts.length > 0) if (!(await dispatch(written.facts.splice(0)))) await wake("reactions");
  });
  await deliverMail(composeAgain, written.mails.splice(0, EMAILS_AT_ONCE));
  if (written.mails.length > 0) await wake("mail");
}
