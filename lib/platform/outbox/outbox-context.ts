import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** Ids of events and e-mails written by a command; after a rollback they match no row. */
export type OutboxEntries = { facts: bigint[]; mails: string[] };

const slot = globalThis as { recruitWritten?: AsyncLocalStorage<OutboxEntries> };
slot.recruitWritten ??= new AsyncLocalStorage();
const current = slot.recruitWritten;

/** Collects what `work` writes, also when it throws. */
export const collectOutboxEntries = <T>(entries: OutboxEntries, work: () => Promise<T>) => current.run(entries, work);

export const noteEvent = (id: bigint) => void current.getStore()?.facts.push(id);
export const noteEmails = (ids: string[]) => void current.getStore()?.mails.push(...ids);
