import "server-only";
import { composeDigestAgain } from "@/lib/notifications/steps/mail-digests";
import { composeWaitingMessage } from "@/lib/notifications/steps/mail-waiting-messages";
import type { Tx } from "@/lib/platform/db/db";
import { type ComposeAgain, collectEmails, parseEventSource } from "@/lib/platform/outbox/mail-source";
import { composeForEvent } from "./handlers";

/** E-mails composed by a job, by the first word of their source; the function receives the rest of the source. */
const composers: Record<string, (tx: Tx, reference: string) => Promise<unknown>> = {
  digest: composeDigestAgain,
  "waiting-message": composeWaitingMessage,
};

export const composeAgain: ComposeAgain = async (tx, source) => {
  const event = parseEventSource(source);
  if (event) return composeForEvent(tx, event);
  const [name, reference] = splitOnce(source);
  const compose = composers[name];
  if (!compose) throw new Error(`no job composes emails called ${name}`);
  return collectEmails(tx, () => compose(tx, reference));
};

function splitOnce(source: string): [string, string] {
  const space = source.indexOf(" ");
  return [source.slice(0, space), source.slice(space + 1)];
}
