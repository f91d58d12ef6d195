import "server-only";
import type { Tx } from "../db/db";
import type { Letter } from "./wanted-mail";

/** The handler of a domain event that composes an email, and the page of recipients it was on. */
export type EventSource = { eventId: bigint; handler: string; cursor: string | null };
/** An email as it would be written now. */
export type Email = Letter & { retryAt: Date; unsubscribe: string | null };
/** Composes the emails of a source from what is true now, in a transaction that is committed. */
export type ComposeAgain = (tx: Tx, source: string) => Promise<Email[]>;

const sources = new WeakMap<Tx, string>();
const collected = new WeakMap<Tx, Email[]>();

const formatEventSource = ({ eventId, handler, cursor }: EventSource) =>
  ["event", eventId, handler, ...(cursor === null ? [] : [cursor])].join(" ");

/** Null when the source is of another kind. */
export function parseEventSource(source: string): EventSource | null {
  const [kind, eventId = "", handler = "", cursor = null] = source.split(" ");
  return kind === "event" ? { eventId: BigInt(eventId), handler, cursor } : null;
}

/** Emails queued in this transaction come from here: they can be composed again before they leave. */
export function composeFrom(tx: Tx, source: EventSource | string) {
  sources.set(tx, typeof source === "string" ? source : formatEventSource(source));
}

export const sourceOf = (tx: Tx): string | null => sources.get(tx) ?? null;

/** While `compose` runs, emails of this transaction are returned instead of queued. */
export async function collectEmails(tx: Tx, compose: () => Promise<unknown>): Promise<Email[]> {
  const emails: Email[] = [];
  collected.set(tx, emails);
  await compose();
  return emails;
}

/** Takes the emails of a transaction that only collects them; false when they are to be queued. */
export function collect(tx: Tx, emails: Email[]): boolean {
  const into = collected.get(tx);
  into?.push(...emails);
  return into !== undefined;
}

/** Whether what was queued earlier is composed again: what a handler does only once was done. */
export const isComposingAgain = (tx: Tx) => collected.has(tx);
