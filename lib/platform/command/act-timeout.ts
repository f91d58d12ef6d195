import "server-only";
import { wasDatabaseUnavailable } from "../db/database-unavailable";
import { DatabaseUnavailable, withDbTimeout } from "../db/with-db-timeout";
import { log } from "../http/log";
import { Refusal } from "./refusal";
import { type CommandState, requestContext, withContext } from "./request-context";

/** Refuses a command while the database is unavailable: `try_later` if nothing was committed, `no_answer` if a commit may have succeeded. */
export async function withActTimeout<T>(act: () => Promise<T>): Promise<T> {
  const state: CommandState = { isGivenUp: false, mayBeDone: false };
  try {
    return await withDbTimeout(withContext({ command: state }, act));
  } catch (error) {
    state.isGivenUp = error instanceof DatabaseUnavailable;
    const isDatabaseFailure = state.isGivenUp || wasDatabaseUnavailable();
    if (!isDatabaseFailure || error instanceof Refusal || isNextControlFlow(error)) throw error;
    log.warn({ err: error }, "act ended: the database is unavailable");
    throw new Refusal(state.mayBeDone ? "no_answer" : "try_later");
  }
}

/** Call at the end of every writing transaction; throws if the command was given up meanwhile. */
export function beforeCommit() {
  const state = requestContext().command;
  if (!state) return;
  if (state.isGivenUp) throw new Error("the act was given up before its commit");
  state.mayBeDone = true;
}

const isNextControlFlow = (error: unknown) => error instanceof Error && "digest" in error;
