import "server-only";
import { type OutboxEntries, requestContext, withContext } from "../command/request-context";

export type { OutboxEntries } from "../command/request-context";

export const collectOutboxEntries = <T>(entries: OutboxEntries, work: () => Promise<T>) =>
  withContext({ entries }, work);

export const noteEvent = (id: bigint) => void requestContext().entries?.events.push(id);
export const noteEmails = (ids: string[]) => void requestContext().entries?.mails.push(...ids);
