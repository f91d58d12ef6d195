import "server-only";
import { composeDigestAgain } from "@/lib/notifications/steps/mail-digests";
import { composeWaitingMessage } from "@/lib/notifications/steps/mail-waiting-messages";
import type { Tx } from "@/lib/platform/db/db";
import { type ComposeAgain, collectEmails, parseEventSource } from "@/lib/platform/outbox/mail-source";
import { composeForEvent } from "./handlers";

/** Emails that a job writes, by the first word of their source; they get what follows it. */
const jobs: Record<string, (tx: Tx, reference: string) => Promise<unknown>> = {
  digest: composeDigestAgain,
  "waiting-message": composeWaitingMessage,
};

/** Composes the emails of a source from what is true now. */
export const composeAgain: ComposeAgain = async (tx, source) => {
  const event = parseEventSource(source);
  if (event) return composeForEvent(tx, event);
  const [name, reference] = splitOnce(source);
  const compose = jobs[name];
  if (!compose) throw new Error(`no job composes emails called ${name}`);
  return collectEmails(tx, () => compose(tx, reference));
};

function splitOnce(source: string): [string, string] {
  const space = source.indexOf(" ");
  return [source.slice(0, space), source.slice(space + 1)];
}
