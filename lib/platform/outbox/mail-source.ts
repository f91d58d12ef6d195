import "server-only";
import type { Tx } from "../db/db";
import type { EmailDraft } from "./wanted-mail";

export type EventSource = { eventId: bigint; handler: string; cursor: string | null };
export type Email = EmailDraft & { dueAt: Date; unsubscribe: string | null };
export type ComposeAgain = (tx: Tx, source: string) => Promise<Email[]>;

const sources = new WeakMap<Tx, string>();
const collectedEmails = new WeakMap<Tx, Email[]>();

const formatEventSource = ({ eventId, handler, cursor }: EventSource) =>
  ["event", eventId, handler, ...(cursor === null ? [] : [cursor])].join(" ");

export function parseEventSource(source: string): EventSource | null {
  const [kind, eventId = "", handler = "", cursor = null] = source.split(" ");
  return kind === "event" ? { eventId: BigInt(eventId), handler, cursor } : null;
}

/** Sets the source from which the e-mails queued in this transaction can be composed again. */
export function composeFrom(tx: Tx, source: EventSource | string) {
  sources.set(tx, typeof source === "string" ? source : formatEventSource(source));
}

export const sourceOf = (tx: Tx): string | null => sources.get(tx) ?? null;

export async function collectEmails(tx: Tx, compose: () => Promise<unknown>): Promise<Email[]> {
  const emails: Email[] = [];
  collectedEmails.set(tx, emails);
  await compose();
  return emails;
}

export function collect(tx: Tx, emails: Email[]): boolean {
  const target = collectedEmails.get(tx);
  target?.push(...emails);
  return target !== undefined;
}

/** Whether this transaction only collects e-mails; handlers then must not repeat other effects. */
export const isComposingAgain = (tx: Tx) => collectedEmails.has(tx);
