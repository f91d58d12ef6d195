import "server-only";
import type { Tx } from "../db/db";
import type { EmailDraft } from "./wanted-mail";

/** The handler that composed an e-mail, and its page of recipients. */
export type EventSource = { eventId: bigint; handler: string; cursor: string | null };
export type Email = EmailDraft & { retryAt: Date; unsubscribe: string | null };
/** Composes the e-mails of a source from current data, in a transaction. */
export type ComposeAgain = (tx: Tx, source: string) => Promise<Email[]>;

const sources = new WeakMap<Tx, string>();
const collected = new WeakMap<Tx, Email[]>();

const formatEventSource = ({ eventId, handler, cursor }: EventSource) =>
  ["event", eventId, handler, ...(cursor === null ? [] : [cursor])].join(" ");

/** Null for other kinds of sources. */
export function parseEventSource(source: string): EventSource | null {
  const [kind, eventId = "", handler = "", cursor = null] = source.split(" ");
  return kind === "event" ? { eventId: BigInt(eventId), handler, cursor } : null;
}

/** E-mails queued in this transaction can be composed again from this source. */
export function composeFrom(tx: Tx, source: EventSource | string) {
  sources.set(tx, typeof source === "string" ? source : formatEventSource(source));
}

export const sourceOf = (tx: Tx): string | null => sources.get(tx) ?? null;

/** Collects the e-mails of `compose` instead of queueing them. */
export async function collectEmails(tx: Tx, compose: () => Promise<unknown>): Promise<Email[]> {
  const emails: Email[] = [];
  collected.set(tx, emails);
  await compose();
  return emails;
}

/** True when this transaction only collects e-mails. */
export function collect(tx: Tx, emails: Email[]): boolean {
  const target = collected.get(tx);
  target?.push(...emails);
  return target !== undefined;
}

/** Then handlers must not repeat other effects. */
export const isComposingAgain = (tx: Tx) => collected.has(tx);
