import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "../process-state";

export type CommandState = { isGivenUp: boolean; mayBeDone: boolean };
/** The ids of events and e-mails recorded by a command; after a rollback they match no row. */
export type OutboxEntries = { events: bigint[]; mails: string[] };

type RequestContext = {
  /** What the call recorded, for the handlers and the mail delivery that follow it. */
  entries?: OutboxEntries;
  /** The cache tags that the call invalidated. */
  tags?: Set<string>;
  /** Whether the call was given up because the database is unavailable. */
  command?: CommandState;
  /** Inner commands and queries are not counted against a rate limit again. */
  isCounted?: true;
};

/** The entry point that opens it and the command that reads it may be in different bundles. */
const current = processState("request context", () => new AsyncLocalStorage<RequestContext>());

export const requestContext = (): Readonly<RequestContext> => current.getStore() ?? {};

/** Runs `work` with `part` added to the context of the caller. */
export const withContext = <T>(part: RequestContext, work: () => T): T =>
  current.run({ ...requestContext(), ...part }, work);
