import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/** Ids of the facts and letters that an act wrote; those of a rolled-back transaction match no row. */
export type OutboxEntries = { facts: bigint[]; mails: string[] };

const slot = globalThis as { recruitWritten?: AsyncLocalStorage<OutboxEntries> };
slot.recruitWritten ??= new AsyncLocalStorage();
const current = slot.recruitWritten;

/** Runs `work` and adds to `written` what it writes, also when it throws. */
export const collectOutboxEntries = <T>(written: OutboxEntries, work: () => Promise<T>) => current.run(written, work);

export const noteEvent = (id: bigint) => void current.getStore()?.facts.push(id);
export const noteEmails = (ids: string[]) => void current.getStore()?.mails.push(...ids);
