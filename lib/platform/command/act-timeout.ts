import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { wasDatabaseUnavailable } from "../db/database-unavailable";
import { DatabaseUnavailable, withDbTimeout } from "../db/with-db-timeout";
import { log } from "../http/log";
import { Refusal } from "./refusal";

type State = { isGivenUp: boolean; mayBeDone: boolean };

const acts = new AsyncLocalStorage<State>();

/**
 * Ends an act in words while the database is unavailable. What was given up is not committed later; where a commit was on its
 * way nobody knows, and the sender is told to check.
 */
export async function withActTimeout<T>(act: () => Promise<T>): Promise<T> {
  const state: State = { isGivenUp: false, mayBeDone: false };
  try {
    return await withDbTimeout(acts.run(state, act));
  } catch (error) {
    state.isGivenUp = error instanceof DatabaseUnavailable;
    const isOurs = state.isGivenUp || wasDatabaseUnavailable();
    if (!isOurs || error instanceof Refusal || isOfNext(error)) throw error;
    log.warn({ err: error }, "act ended: the database is unavailable");
    throw new Refusal(state.mayBeDone ? "no_answer" : "try_later");
  }
}

/** To be called at the end of every transaction that changes something: throws where the act was given up meanwhile. */
export function beforeCommit() {
  const state = acts.getStore();
  if (!state) return;
  if (state.isGivenUp) throw new Error("the act was given up before its commit");
  state.mayBeDone = true;
}

/** What leads elsewhere is thrown as well. */
const isOfNext = (error: unknown) => error instanceof Error && "digest" in error;
